// The pending options as a small tree: a guided way from "what" to "with what", with a way back at every step.
import { content } from '../../lib/content';
import type { Decision, Option, Sections } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { cardName, cardOf, carnomorphName, corridorName, itemName, itemOf, list, optionName, roomName, seatName, thingName, valueName } from './names';
import { crewOf, roomOf } from '../../lib/protocol';
import { isEmptyReaction } from './question';

export interface Entry {
  key: string;
  label: string;
  icon: string;
  options: Option[]; // all leaves below
  entries: Entry[]; // empty: choosing it is choosing options[0]
  cost: number | null; // if all leaves cost the same
}

type Part = 'room' | 'corridor' | 'target' | 'item' | 'card' | 'option' | 'seat' | 'thing' | 'from' | 'value' | 'choice';

// In which order an Action is told.
const steps: Record<string, Part[]> = {
  move: ['room'],
  careful: ['room', 'corridor'],
  shoot: ['target', 'item'],
  melee: ['target'],
  pick: ['thing'],
  drop: ['thing'],
  craft: ['item', 'from'],
  quest: ['item', 'from'],
  play: ['card', 'option'],
  use: ['item', 'option'],
  room: ['option'],
};

const order = ['room', 'play', 'use', 'move', 'careful', 'shoot', 'melee', 'pick', 'craft', 'quest', 'trade', 'mutate', 'drop', 'pass'];

const icons: Record<string, string> = {
  move: 'move',
  careful: 'careful',
  shoot: 'shoot',
  melee: 'melee',
  pick: 'hand',
  drop: 'discard',
  craft: 'craft',
  quest: 'quest',
  play: 'card',
  use: 'item',
  room: 'explore',
  trade: 'trade',
  mutate: 'mutation',
  pass: 'pass',
  yes: 'check',
  accept: 'check',
  no: 'close',
  decline: 'close',
  end: 'check',
  launch: 'pod',
  wait: 'wait',
  stay: 'wait',
  leave: 'back',
  react: 'reaction',
  keep: 'hand',
};

export class Words {
  constructor(
    readonly sections: Sections,
    readonly decision: Decision,
  ) {}

  get character(): string | null {
    return crewOf(this.sections, this.decision.seat)?.character ?? null;
  }
  get here(): string | null {
    return crewOf(this.sections, this.decision.seat)?.room ?? null;
  }

  part(option: Option, part: Part): string {
    switch (part) {
      case 'room':
        return option.room ? roomName(this.sections, option.room) : '';
      case 'corridor':
        return option.corridor ? corridorName(option.corridor) : '';
      case 'target':
        return option.target ? carnomorphName(this.sections, option.target) : '';
      case 'item':
        return option.item ? itemName(option.item) : '';
      case 'card':
        return option.card ? cardName(option.card, this.character) : '';
      case 'option':
        return this.optionLabel(option);
      case 'seat':
        return option.seat ? seatName(this.sections, option.seat) : '';
      case 'thing':
        return option.thing ? thingName(option.thing) : '';
      case 'from':
        return list((option.from ?? []).map(itemName));
      case 'value':
        return option.value ? this.value(option.value) : '';
      case 'choice':
        return option.choice;
    }
  }

  // A space of the Destination track with where it leads, for who has seen the Coordinates card.
  value(value: string): string {
    const card = content.coordinates.find((other) => other.id === this.sections.own?.coordinates);
    const place = this.decision.about.pick === 'destination' ? card?.places['ABCD'.indexOf(value)] : undefined;
    return place ? t('ui.table.value.place', { space: value, place: t(`place.${place}`) }) : valueName(value);
  }

  // The owner of an option's text: a card, an Item, or the tile one stands on.
  owner(option: Option): string {
    const about = this.decision.about;
    const card = option.card ?? (option.verb === 'choose' ? about.card : undefined);
    const item = option.item ?? (option.verb === 'choose' ? about.item : undefined);
    if (card) return cardOf(card, this.character)?.id ?? card;
    if (item) return itemOf(item)?.name ?? item;
    const slot = option.room ?? about.room ?? this.here;
    return (slot && roomOf(this.sections, slot)?.tile) || '';
  }

  optionLabel(option: Option): string {
    const mutation = this.decision.about.verb === 'mutate' && option.verb === 'choose' ? this.sections.own?.mutation : null;
    if (mutation && option.option) return optionName(mutation, option.option === 'first' ? 'infected_1' : 'infected_2');
    if (option.option) return optionName(this.owner(option), option.option);
    const tile = this.owner(option);
    if (option.verb === 'room' && tile) return t(`room.${tile}.action`);
    return this.verb(option.verb);
  }

  verb(verb: string): string {
    return t(`ui.table.verb.${verb}`);
  }

  // An Action that leaves nothing to choose, in one line.
  whole(option: Option, parts: Part[]): string {
    if (option.verb === 'room') return this.optionLabel(option);
    if (option.verb === 'craft') return t('ui.table.named', { name: this.verb('craft'), text: this.recipe(option) });
    // A card or an Item says by its own name what is done with it.
    const own = option.option === undefined ? '' : this.part(option, option.verb === 'play' ? 'card' : 'item');
    if (own) return t('ui.table.named', { name: own, text: this.optionLabel(option) });
    const named = parts.filter((part) => (part !== 'option' && part !== 'from') || option[part] !== undefined).map((part) => this.part(option, part));
    return named.length > 0 ? t('ui.table.named', { name: this.verb(option.verb), text: list(named) }) : this.verb(option.verb);
  }

  recipe(option: Option): string {
    const item = this.part(option, 'item');
    return option.from?.length ? t('ui.table.craft.from', { item, parts: this.part(option, 'from') }) : item;
  }

  // What an answer to an effect's question says.
  answer(option: Option): string {
    if (option.verb === 'react') return t(`ui.table.react.${option.value ?? ''}`);
    if (option.verb === 'craft') return this.recipe(option);
    if (isEmptyReaction(this.decision)) return t('ui.table.react.go_on');
    if (option.verb === 'no' && this.decision.ask === 'heavy') return t('ui.table.heavy.no');
    if (option.verb !== 'choose') return this.verb(option.verb);
    if (option.corridors) return list(option.corridors.map(corridorName));
    for (const part of ['target', 'corridor', 'seat', 'card', 'item', 'thing', 'option', 'value', 'room'] as Part[]) {
      const words = this.part(option, part);
      if (words && option[part as keyof Option] !== undefined) return words;
    }
    return option.choice;
  }
}

function costOf(options: Option[]): number | null {
  const first = options[0]?.cost ?? 0;
  return options.every((option) => option.cost === first) ? first : null;
}

function leaf(key: string, label: string, icon: string, option: Option): Entry {
  return { key, label, icon, options: [option], entries: [], cost: option.cost };
}

function rawPart(option: Option, part: Part): string {
  const value = option[part as keyof Option];
  return Array.isArray(value) ? value.join('+') : String(value ?? '');
}

function split(words: Words, options: Option[], parts: Part[], icon: string, path: string): Entry[] {
  const [part, ...rest] = parts;
  if (!part) return options.map((option) => leaf(`${path}/${option.choice}`, words.answer(option), icon, option));
  const groups = new Map<string, Option[]>();
  for (const option of options) groups.set(rawPart(option, part), [...(groups.get(rawPart(option, part)) ?? []), option]);
  return [...groups].map(([raw, members]) => {
    const key = `${path}/${raw}`;
    const label = words.part(members[0], part);
    if (members.length === 1) return leaf(key, label, icon, members[0]);
    return { key, label, icon, options: members, entries: split(words, members, rest, icon, key), cost: costOf(members) };
  });
}

// The Actions of a player round, by kind.
export function actionMenu(words: Words, options: Option[]): Entry[] {
  const verbs = [...new Set(options.map((option) => option.verb as string))];
  verbs.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return verbs.map((verb) => {
    const members = options.filter((option) => option.verb === verb);
    const icon = icons[verb] ?? 'dot';
    const parts = steps[verb] ?? [];
    if (members.length === 1) return leaf(verb, words.whole(members[0], parts), icon, members[0]);
    return { key: verb, label: words.verb(verb), icon, options: members, entries: split(words, members, parts, icon, verb), cost: costOf(members) };
  });
}

export function answerMenu(words: Words, options: Option[]): Entry[] {
  return options.map((option) => leaf(option.choice, words.answer(option), icons[option.verb] ?? 'target', option));
}

export function iconOfVerb(verb: string): string {
  return icons[verb] ?? 'dot';
}
