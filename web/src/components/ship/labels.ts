// What a screen reader says of things on the ship.
import { roomOf, type ContentCorridor, type ContentSlot, type Crew, type Room, type Sections } from '../../lib/protocol';
import { t } from '../../lib/texts.svelte';
import { carnomorphName, corridorName, list, roomName, seatName, tileOf } from '../decision/names';

export function roomLabel(sections: Sections, slot: ContentSlot, room: Room, lit: boolean): string {
  const parts = [roomName(sections, slot.id)];
  if (room.tile === null && room.seen?.tile) parts.push(t('ui.table.room.seen', { name: t(`room.${room.seen.tile}.name`) }));
  if (room.tile !== null && room.items !== null && tileOf(room.tile)?.searchable)
    parts.push(t('ui.table.room.items', { count: room.items }));
  if (room.fire) parts.push(t('ui.table.room.fire'));
  if (room.malfunction) parts.push(t('ui.table.room.malfunction'));
  parts.push(...room.carnomorphs.map((one) => carnomorphName(sections, one.id)));
  parts.push(...room.crew.map((seat) => seatName(sections, seat)));
  for (const [object, count] of Object.entries({ ...room.objects }))
    parts.push(t('ui.table.count', { count, name: t(`object.${object}.name`) }));
  if (lit) parts.push(t('ui.table.can_choose'));
  return list(parts);
}

export function corridorLabel(sections: Sections, corridor: ContentCorridor, lit: boolean): string {
  const state = sections.corridors?.[corridor.id];
  const parts = [corridorName(corridor.id), t('ui.table.exit', { numbers: list(corridor.numbers_at_a.map(String)) })];
  if (state?.noise) parts.push(t('ui.table.noise'));
  if (state && state.door !== 'open') parts.push(t(`ui.table.door.${state.door}`));
  if (lit) parts.push(t('ui.table.can_choose'));
  return list(parts);
}

export function carnomorphLabel(sections: Sections, id: string, room: string, lit: boolean): string {
  const one = roomOf(sections, room)?.carnomorphs.find((other) => other.id === id);
  const parts = [carnomorphName(sections, id), t('ui.table.injuries', { count: one?.injuries ?? 0 }), roomName(sections, room)];
  if (lit) parts.push(t('ui.table.can_choose'));
  return list(parts);
}

export function crewLabel(sections: Sections, seat: number, crew: Crew, lit: boolean): string {
  const parts = [seatName(sections, seat), t('ui.table.player', { number: seat })];
  if (crew.light > 0) parts.push(t('ui.table.light', { count: crew.light }));
  if (crew.serious.length > 0) parts.push(t('ui.table.serious', { count: crew.serious.length }));
  if (lit) parts.push(t('ui.table.can_choose'));
  return list(parts);
}
