// What the next token out of the bag would be, as everybody can work out.
import type { TokenCounts } from '../../lib/protocol';

export const kinds = ['blank', 'blue', 'red', 'shambler', 'fleshbeast', 'butcher'] as const;
export type Kind = (typeof kinds)[number];

export interface Odds {
  kind: Kind;
  count: number;
  chance: number; // 0 … 1
}

export function odds(bag: TokenCounts): Odds[] {
  const total = kinds.reduce((sum, kind) => sum + bag[kind], 0);
  return kinds.map((kind) => ({ kind, count: bag[kind], chance: total > 0 ? bag[kind] / total : 0 }));
}

export function creatureOf(kind: Kind): string | null {
  if (kind === 'blank') return null;
  return kind === 'blue' || kind === 'red' ? 'metagorger' : kind;
}
