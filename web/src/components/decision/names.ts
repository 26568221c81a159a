// What things are called: from ids of the protocol to words of the texts.
import { content } from '../../lib/content';
import {
  crewOf,
  roomOf,
  type Carnomorph,
  type ContentCard,
  type ContentItem,
  type ContentTile,
  type Sections,
} from '../../lib/protocol';
import { has, t } from '../../lib/texts.svelte';

const objects = ['corpse_red', 'corpse_blue', 'carcass', 'egg'];

// Side by side, not "this and that": what is named is often an Action and what it is done with.
export function list(words: string[]): string {
  return words.join(', ');
}

export function tileOf(id: string | null | undefined): ContentTile | undefined {
  return id ? content.tiles.find((tile) => tile.id === id) : undefined;
}

export function itemOf(id: string): ContentItem | undefined {
  return content.items.find((item) => item.id === id) ?? content.items.find((item) => item.name === id);
}

// An Action card by the name that choices use; `character` says whose.
export function cardOf(name: string, character: string | null | undefined): ContentCard | undefined {
  const owner = content.characters.find((other) => other.id === character);
  return owner?.cards.find((card) => card.name === name || card.id === name);
}

export function isContamination(name: string): boolean {
  return name.startsWith('contamination');
}

export function roomName(sections: Sections, slot: string): string {
  const tile = roomOf(sections, slot)?.tile ?? null;
  return tile ? t('ui.table.room.named', { name: t(`room.${tile}.name`), slot }) : t('ui.table.room.unexplored', { slot });
}

export function corridorName(id: string): string {
  if (id === 'technical') return t('board.technical_corridors.name');
  const [a = '', b = ''] = id.split('-');
  return t('ui.table.corridor', { a, b });
}

export function cardName(name: string, character: string | null | undefined): string {
  if (name === 'contamination') return t('ui.table.card.contamination');
  if (name === 'contamination:infected') return t('contamination.contamination_infected.name');
  if (name === 'contamination:clean') return t('contamination.contamination_clean.name');
  const card = cardOf(name, character);
  return card ? t(`card.${card.id}.name`) : name;
}

export function itemName(id: string): string {
  const item = itemOf(id);
  return t(`item.${item?.name ?? id}.name`);
}

export function thingName(id: string): string {
  if (id.startsWith('back:')) return t(`ui.table.back.${id.slice(5)}`);
  return objects.includes(id) ? t(`object.${id}.name`) : itemName(id);
}

export function isObject(id: string): boolean {
  return objects.includes(id);
}

export function carnomorphs(sections: Sections): (Carnomorph & { room: string })[] {
  return content.board.slots.flatMap(({ id }) => (roomOf(sections, id)?.carnomorphs ?? []).map((one) => ({ ...one, room: id })));
}

// Who it is through all its forms: what it came as, and its number. A Shambler M2 was Metagorger 2.
export function carnomorphTag(id: string): string {
  const [born, number = ''] = id.split('#');
  return t(`ui.table.tag.${born}`, { number });
}

// As it is now, or in the form told.
export function carnomorphName(sections: Sections, id: string, form?: string): string {
  if (id === 'eggs') return t('ui.table.eggs');
  const type = form ?? carnomorphs(sections).find((one) => one.id === id)?.type ?? id.split('#')[0];
  return t('ui.table.carnomorph', { name: t(`creature.${type}.name`), tag: carnomorphTag(id) });
}

export function seatName(sections: Sections, seat: number): string {
  const character = crewOf(sections, seat)?.character;
  return character ? t(`character.${character}.name`) : t('ui.table.player', { number: seat });
}

export function optionName(owner: string, option: string): string {
  const key = `option.${owner}.${option}`;
  if (has(key)) return t(key);
  const fixed = `ui.table.option.${option}`;
  return has(fixed) ? t(fixed) : option;
}

const valueKinds: ((value: string) => string)[] = [
  (value) => (/^pod:\d$/.test(value) ? `pod.pod_${value.slice(4)}.name` : ''),
  (value) => `character.${value}.name`,
  (value) => `objective.${value}.name`,
  (value) => `mutation.${value}.name`,
  (value) => `wound.${value}.name`,
  (value) => `ui.table.value.${value}`,
  (value) => `deck.${value}`,
  (value) => `item.${value}.name`,
];

// `value` of an option: a deck, pod, Character, Objective, Mutation, space of a track, engine token, wound.
export function valueName(value: string): string {
  for (const kind of valueKinds) {
    const key = kind(value);
    if (key && has(key)) return t(key);
  }
  return value;
}

// The Combat in which a seat's Character is, if any.
export function inCombat(sections: Sections, seat: number): boolean {
  const crew = crewOf(sections, seat);
  return crew?.place === 'aboard' && crew.room !== null && (roomOf(sections, crew.room)?.carnomorphs.length ?? 0) > 0;
}
