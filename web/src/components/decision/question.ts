// The pending question as a sentence.
import type { Decision, Sections } from '../../lib/protocol';
import { crewOf, roomOf } from '../../lib/protocol';
import { has, t } from '../../lib/texts.svelte';
import { cardName, cardOf, carnomorphName, itemName, itemOf, seatName, thingName } from './names';

// Asked only so that nobody learns who could have reacted.
export function isEmptyReaction(decision: Decision): boolean {
  return decision.ask === 'react' && decision.options.length === 1 && decision.options[0].verb === 'decline';
}

export function question(decision: Decision): string {
  const { ask, about } = decision;
  if (ask === 'turn') return t('ui.table.ask.turn');
  if (isEmptyReaction(decision)) return t('ui.table.ask.react.nothing');
  if (ask === 'pay') return t('ui.table.ask.pay', { count: decision.min });
  if (ask === 'discard') return decision.min > 0 ? t('ui.table.ask.discard', { count: decision.min }) : t('ui.table.ask.discard_any');
  if (ask === 'heavy' && about.thing) return t('ui.table.ask.heavy', { thing: thingName(about.thing) });
  if (about.pick === 'thing' && decision.rule === 'B9.3') return t('ui.table.ask.drop');
  const picked = `ui.table.ask.${ask === 'drawn' ? 'drawn' : 'choose'}.${about.pick ?? 'none'}`;
  if ((ask === 'choose' || ask === 'drawn' || ask === 'choose_set') && has(picked)) return t(picked);
  return t(`ui.table.ask.${ask}`);
}

// What it is about: the running Action and whose it is.
export function context(sections: Sections, decision: Decision): string | null {
  const { about } = decision;
  if (about.attacker) return t('ui.table.about.attack', { by: carnomorphName(sections, about.attacker) });
  const by = about.by ?? decision.seat;
  const character = crewOf(sections, by)?.character;
  const name = about.card
    ? cardName(about.card, character)
    : about.item
      ? itemName(about.item)
      : about.verb === 'room' && about.room
        ? t(`room.${roomOf(sections, about.room)?.tile ?? ''}.action`)
        : about.verb
          ? t(`ui.table.verb.${about.verb}`)
          : null;
  if (!name) return null;
  return by === decision.seat ? name : t('ui.table.about.other', { seat: seatName(sections, by), name });
}

// What the card, Item, Room or Mutation says that asks this, so that nobody has to remember it.
export function wording(sections: Sections, decision: Decision): string[] {
  const { ask, about } = decision;
  if (isEmptyReaction(decision)) return [t('ui.table.ask.react.hint')];
  if (!['choose', 'choose_set', 'yes_no', 'discard'].includes(ask)) return [];
  const by = about.by ?? decision.seat;
  const card = about.card ? cardOf(about.card, crewOf(sections, by)?.character) : undefined;
  if (card) return [t(`card.${card.id}.effect`)];
  const item = about.item ? itemOf(about.item) : undefined;
  if (item) return [t(`item.${item.name}.effect`)];
  const tile = about.tile ?? (about.verb === 'room' && about.room ? roomOf(sections, about.room)?.tile : null);
  if (tile) return [t(`room.${tile}.effect`)];
  const mutation = about.verb === 'mutate' && by === decision.seat ? sections.own?.mutation : null;
  if (!mutation) return [];
  return [
    t('ui.table.named', { name: t('ui.table.infected'), text: t(`mutation.${mutation}.infected`) }),
    t('ui.table.named', { name: t('ui.table.clean'), text: t(`mutation.${mutation}.not_infected`) }),
  ];
}
