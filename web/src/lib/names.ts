// What players are called.
import type { TableState } from './table.svelte';
import { t } from './texts.svelte';

export function seatName(table: TableState, seat: number): string {
  const info = table.table?.seats.find((other) => other.seat === seat);
  if (info?.kind === 'human' && info.name) return told(table, info.name, seat);
  const character = info?.character;
  if (character) return t(`character.${character}.name`);
  return t(info?.kind === 'bot' ? 'ui.bot.numbered' : 'ui.seat', { seat });
}

// Two players of one name (or one device) are told apart by their seats.
function told(table: TableState, name: string, seat: number): string {
  const same = table.table?.seats.filter((other) => other.kind === 'human' && other.name === name).length ?? 0;
  return same > 1 ? t('ui.name.numbered', { name, seat }) : name;
}
