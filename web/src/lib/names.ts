// What players are called.
import type { TableState } from './table.svelte';
import { t } from './texts.svelte';

export function seatName(table: TableState, seat: number): string {
  const info = table.table?.seats.find((other) => other.seat === seat);
  if (info?.kind === 'human' && info.name) return info.name;
  const character = info?.character;
  if (character) return t(`character.${character}.name`);
  return t(info?.kind === 'bot' ? 'ui.bot.numbered' : 'ui.seat', { seat });
}
