// Choices in words: a whole Action, one part of it, an answer to an effect's question.
import { content } from '../../lib/content';
import { crewOf, roomOf, type Decision, type Option, type Sections } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import {
  cardName,
  cardOf,
  carnomorphName,
  corridorName,
  itemName,
  itemOf,
  list,
  optionName,
  roomName,
  seatName,
  thingName,
  valueName,
} from './names';

export type Part = 'room' | 'corridor' | 'target' | 'item' | 'card' | 'option' | 'seat' | 'thing' | 'from' | 'value';

// In which order an Action is told.
export const steps: Record<string, Part[]> = {
  move: ['room'],
  careful: ['room', 'corridor'],
  shoot: ['target', 'item'],
  melee: ['target'],
  pick: ['thing'],
  drop: ['thing'],
  quest: ['item', 'from'],
  play: ['card', 'option'],
  use: ['item', 'option'],
  room: ['option'],
};

// Asked only so that nobody learns who could have reacted.
export function isEmptyReaction(decision: Decision): boolean {
  return decision.ask === 'react' && decision.options.length === 1 && decision.options[0].verb === 'decline';
}

// What is asked, of whom, about what: all that is needed to find words for a choice.
type Asked = Pick<Decision, 'seat' | 'about'> & Partial<Pick<Decision, 'ask' | 'options'>>;

export class Words {
  constructor(
    readonly sections: Sections,
    readonly asked: Asked,
  ) {}

  get character(): string | null {
    return crewOf(this.sections, this.asked.seat)?.character ?? null;
  }
  get here(): string | null {
    return crewOf(this.sections, this.asked.seat)?.room ?? null;
  }

  part(option: Option, part: Part): string {
    switch (part) {
      case 'room':
        return option.room ? this.#room(option.room) : '';
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
        return this.#parts(option.from ?? []);
      case 'value':
        return option.value ? this.#value(option.value) : '';
    }
  }

  // Where a target is asked for, a Room stands for the Eggs in it.
  #room(slot: string): string {
    const room = roomName(this.sections, slot);
    return this.asked.about.pick === 'target' ? t('ui.table.eggs.in', { room }) : room;
  }

  // A space of the Destination track with where it leads, for who has seen the Coordinates card.
  #value(value: string): string {
    const card = content.coordinates.find((other) => other.id === this.sections.own?.coordinates);
    const place = this.asked.about.pick === 'destination' ? card?.places['ABCD'.indexOf(value)] : undefined;
    return place ? t('ui.table.value.place', { space: value, place: t(`place.${place}`) }) : valueName(value);
  }

  // The owner of an option's text: a card, an Item, or the tile whose Action is used.
  owner(option: Option): string {
    const about = this.asked.about;
    if (option.verb === 'choose' && about.tile) return about.tile;
    const card = option.card ?? (option.verb === 'choose' ? about.card : undefined);
    const item = option.item ?? (option.verb === 'choose' ? about.item : undefined);
    if (card) return cardOf(card, this.character)?.id ?? card;
    if (item) return itemOf(item)?.name ?? item;
    const slot = option.room ?? about.room ?? this.here;
    return (slot && roomOf(this.sections, slot)?.tile) || '';
  }

  optionLabel(option: Option): string {
    const half = { first: 'infected_1', second: 'infected_2' }[option.option ?? ''];
    const mutation = this.asked.about.verb === 'mutate' && option.verb === 'choose' ? this.sections.own?.mutation : null;
    if (mutation && half) return optionName(mutation, half);
    if (option.option) return optionName(this.owner(option), option.option);
    const tile = this.owner(option);
    if (option.verb === 'room' && tile) return t(`room.${tile}.action`);
    return this.verb(option.verb);
  }

  verb(verb: string): string {
    return t(`ui.table.verb.${verb}`);
  }

  // An Action in one line.
  whole(option: Option): string {
    const { verb } = option;
    if (verb === 'room') return this.optionLabel(option);
    if (verb === 'craft') return t('ui.table.named', { name: this.verb(verb), text: this.recipe(option) });
    // A card or an Item says by its own name what is done with it.
    if ((verb === 'play' || verb === 'use') && option.option !== undefined) return this.rest(option, steps[verb]);
    const text = this.rest(option, steps[verb] ?? []);
    return text ? t('ui.table.named', { name: this.verb(verb), text }) : this.verb(verb);
  }

  // What an Action is still to be told of, in one line.
  rest(option: Option, parts: Part[]): string {
    const [first = '', second = ''] = parts.filter((part) => option[part] !== undefined).map((part) => this.part(option, part));
    if (option.verb === 'quest' && parts.includes('item')) return this.recipe(option);
    if (option.verb === 'careful' && second) return t('ui.table.careful.noise', { room: first, corridor: second });
    if (option.option !== undefined && second) return t('ui.table.named', { name: first, text: second });
    return second ? list([first, second]) : first;
  }

  // A Crafted or Quest Item with what is given for it.
  recipe(option: Option): string {
    const item = this.part(option, 'item');
    const given = option.from ?? this.#given(option);
    if (given.length === 0) return item;
    return t(option.verb === 'craft' ? 'ui.table.craft.from' : 'ui.table.quest.for', { item, parts: this.#parts(given) });
  }

  // The only Item at hand that a Quest Item can be activated with goes without being asked for.
  #given(option: Option): string[] {
    const wanted = option.verb === 'quest' && option.item ? (itemOf(option.item)?.quest?.items ?? []) : [];
    const held = this.asked.ask === 'turn' ? (this.sections.own?.items ?? []) : [];
    return held.filter((id) => wanted.includes(id)).slice(0, 1);
  }

  #parts(ids: readonly string[]): string {
    const [a = '', b = ''] = ids.map(itemName);
    return b ? t('ui.table.craft.parts', { a, b }) : a;
  }

  // What an answer to an effect's question says.
  answer(option: Option): string {
    if (option.verb === 'react') return t(`ui.table.react.${option.value ?? ''}`);
    if (option.verb === 'craft') return this.recipe(option);
    if (this.asked.ask === 'react' && this.asked.options?.length === 1) return t('ui.table.react.go_on');
    if (option.verb === 'no' && this.asked.ask === 'heavy') return t('ui.table.heavy.no');
    if (option.verb === 'drop' && this.asked.ask === 'pass_discard') return this.part(option, 'thing');
    if (option.verb !== 'choose') return this.verb(option.verb);
    if (option.corridors) return list(option.corridors.map(corridorName));
    for (const part of ['target', 'corridor', 'seat', 'card', 'item', 'thing', 'option', 'value', 'room'] as Part[]) {
      const words = this.part(option, part);
      if (words && option[part] !== undefined) return words;
    }
    return option.choice;
  }
}
