// The pending question as a sentence.
import type { Decision, Purpose, Sections } from '../../lib/protocol';
import { crewOf } from '../../lib/protocol';
import { has, t } from '../../lib/texts.svelte';
import { cardOf, carnomorphName, itemOf, seatName, thingName } from './names';
import { readChoice } from './notation';
import { isEmptyReaction, Words } from './words';

// What a yes or no is to.
const consents: Partial<Record<Purpose, string>> = { optional_part: 'scan', consent: 'moved', extra_ammo: 'ammo' };

export function question(decision: Decision): string {
  const { ask, about } = decision;
  if (ask === 'turn') return t('ui.table.ask.turn');
  if (isEmptyReaction(decision)) return t('ui.table.ask.react.nothing');
  if (ask === 'pay') return t('ui.table.ask.pay', { count: decision.min });
  if (ask === 'discard')
    return decision.min > 0 ? t('ui.table.ask.discard', { count: decision.min }) : t('ui.table.ask.discard_any');
  if (ask === 'heavy' && about.thing) return t('ui.table.ask.heavy', { thing: thingName(about.thing) });
  if (decision.purpose === 'surplus') return t('ui.table.ask.drop');
  const consent = consents[decision.purpose];
  if (ask === 'yes_no' && consent) return t(`ui.table.ask.yes_no.${consent}`);
  const picked = `ui.table.ask.${ask === 'drawn' ? 'drawn' : 'choose'}.${about.pick ?? 'none'}`;
  if ((ask === 'choose' || ask === 'drawn' || ask === 'choose_set') && has(picked)) return t(picked);
  return t(`ui.table.ask.${ask}`);
}

// What it is about: the running Action and whose it is.
export function context(sections: Sections, decision: Decision): string | null {
  const { about } = decision;
  if (about.attacker) return t('ui.table.about.attack', { by: carnomorphName(sections, about.attacker) });
  if (!about.action) return null;
  const by = about.by ?? decision.seat;
  const name = running(sections, decision, by);
  return by === decision.seat ? name : t('ui.table.about.other', { seat: seatName(sections, by), name });
}

function running(sections: Sections, decision: Decision, by: number): string {
  const { about } = decision;
  const words = new Words(sections, { seat: by, about: { ...about, tile: undefined } });
  const option = readChoice(about.action ?? '');
  const other = about.tile && option.verb !== 'room' ? t(`room.${about.tile}.action`) : null;
  const own =
    option.verb === 'play' || option.verb === 'use' ? words.part(option, option.verb === 'play' ? 'card' : 'item') : null;
  if (other) return t('ui.table.named', { name: own ?? words.verb(option.verb), text: other });
  return own && option.option === undefined ? own : words.whole(option);
}

// What the card, Item, Room or Mutation says that asks this, so that nobody has to remember it.
export function wording(sections: Sections, decision: Decision): string[] {
  const { ask, about } = decision;
  if (isEmptyReaction(decision)) return [t('ui.table.ask.react.hint')];
  if (!['choose', 'choose_set', 'yes_no', 'discard'].includes(ask)) return [];
  const by = about.by ?? decision.seat;
  if (about.tile) return [t(`room.${about.tile}.effect`)];
  const card = about.card ? cardOf(about.card, crewOf(sections, by)?.character) : undefined;
  if (card) return [t(`card.${card.id}.effect`)];
  const item = about.item ? itemOf(about.item) : undefined;
  if (item) return [t(`item.${item.name}.effect`)];
  const mutation = about.verb === 'mutate' && by === decision.seat ? sections.own?.mutation : null;
  if (!mutation) return [];
  return [
    t('ui.table.named', { name: t('ui.table.infected'), text: t(`mutation.${mutation}.infected`) }),
    t('ui.table.named', { name: t('ui.table.clean'), text: t(`mutation.${mutation}.not_infected`) }),
  ];
}
