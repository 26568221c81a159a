// Who is muted at a table, kept in this browser: their words are not shown, the game is not changed.
import { load, save } from '../../lib/storage';

const all: Record<string, string[]> = $state(load('muted', {}));

export function isMuted(code: string, name: string): boolean {
  return all[code]?.includes(name) ?? false;
}

export function toggleMuted(code: string, name: string): void {
  const names = all[code] ?? [];
  all[code] = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
  save('muted', $state.snapshot(all));
}
