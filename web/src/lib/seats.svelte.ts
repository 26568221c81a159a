// The seats that this browser holds: their tokens never leave it except to the server, or in a link's part after "#".
import { load, save } from './storage';
import type { Seated } from './protocol';

export interface HeldSeat extends Seated {
  at: number; // when it was last opened
}

const most = 20;

let held: HeldSeat[] = $state(load<HeldSeat[]>('seats', []));

export const seats = {
  get all(): HeldSeat[] {
    return held;
  },
  token(code: string): string | null {
    return held.find((seat) => seat.code === code)?.token ?? null;
  },
  hold(seat: Seated): void {
    const others = held.filter((other) => other.code !== seat.code);
    held = [{ ...seat, at: Date.now() }, ...others].slice(0, most);
    save('seats', held);
  },
  forget(code: string): void {
    held = held.filter((seat) => seat.code !== code);
    save('seats', held);
  },
};

// A link made for another device carries the seat after "#", which browsers do not send to servers.
export function takeFromLink(code: string): void {
  const match = /^#([0-9a-f]{32})(?:\.(\d))?$/.exec(location.hash);
  if (!match) return;
  seats.hold({ code, seat: Number(match[2] ?? 1), token: match[1] });
  history.replaceState(null, '', location.pathname);
}

export function linkForDevice(code: string): string | null {
  const seat = held.find((other) => other.code === code);
  return seat ? `${location.origin}/t/${code}#${seat.token}.${seat.seat}` : null;
}
