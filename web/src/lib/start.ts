// Making and joining tables: the seat is held first, then its address is opened.
import { joinTable, makeTable } from './api';
import type { NewTable, SeatWish } from './protocol';
import { go } from './router.svelte';
import { seats } from './seats.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

type Wish = Omit<NewTable, 'name' | 'seats'> & { seats: SeatWish[] };

// Codes of tables that begin as soon as they are opened, without a lobby.
const eager = new Set<string>();

export const takeEager = (code: string) => eager.delete(code);
export const playerName = () => settings.name.trim() || t('ui.name.default');

export async function make(table: Wish, atOnce = false): Promise<void> {
  const seat = await makeTable({ name: playerName(), ...table, seats: table.seats as NewTable['seats'] });
  seats.hold(seat);
  if (atOnce) eager.add(seat.code);
  go(`/t/${seat.code}`);
}

// One player and three bots, semi-cooperative: the quickest way to a lively table.
export function playNow(): Promise<void> {
  const kinds = ['human', 'bot', 'bot', 'bot'] as const;
  return make(
    { players: 4, mode: 'semi', edition: 'default', draft: false, public: false, limit: 0, hotseat: false, seats: kinds.map((kind) => ({ kind })) },
    true,
  );
}

export async function join(code: string, seat?: number): Promise<void> {
  seats.hold(await joinTable(code, playerName(), seat));
}
