// Making and joining tables: the seat is held first, then its address is opened.
import { joinTable, makeTable } from './api';
import type { NewTable, SeatWish } from './protocol';
import { go } from './router.svelte';
import { seats } from './seats.svelte';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

type Wish = Omit<NewTable, 'name' | 'seats'> & { seats: SeatWish[] };

export const playerName = () => settings.name.trim() || t('ui.name.default');

export async function make(table: Wish): Promise<void> {
  const seat = await makeTable({ name: playerName(), ...table, seats: table.seats as NewTable['seats'] });
  seats.hold(seat);
  go(`/t/${seat.code}`);
}

// One player and three bots, semi-cooperative: the quickest way to a lively table. With no seat free it begins at once.
export function playNow(): Promise<void> {
  const seats: SeatWish[] = [{ kind: 'human' }, { kind: 'bot' }, { kind: 'bot' }, { kind: 'bot' }];
  return make({ players: 4, mode: 'semi', edition: 'default', draft: false, public: false, limit: 0, hotseat: false, seats });
}

export async function join(code: string, seat?: number): Promise<void> {
  seats.hold(await joinTable(code, playerName(), seat));
}
