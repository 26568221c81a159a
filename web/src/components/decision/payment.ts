// Which cards to give up first: those that can do nothing now, doubles, dear ones; reactions are kept.
import type { CardCounts, Refused } from '../../lib/protocol';
import { cardOf, isContamination } from './names';

export interface HandFacts {
  hand: string[];
  character: string | null;
  refused: Refused[]; // of the last own turn
}

// The worth of holding on to a card; low goes first.
function worth(facts: HandFacts, place: number): number {
  const name = facts.hand[place];
  if (isContamination(name)) return -100;
  const card = cardOf(name, facts.character);
  if (!card) return 0;
  let value = 10;
  if (facts.hand.indexOf(name) !== place) value -= 4;
  if (facts.refused.some((one) => one.verb === 'play' && one.card === name)) value -= 5;
  if (card.timing === 'reaction') value += 2;
  if (card.count > 1) value += 1;
  return value - card.cost;
}

export function suggestPayment(facts: HandFacts, allowed: CardCounts, count: number): number[] {
  const places = facts.hand.map((_, place) => place).filter((place) => (allowed[facts.hand[place]] ?? 0) > 0);
  return places.sort((a, b) => worth(facts, a) - worth(facts, b)).slice(0, count);
}

// When passing: Contamination cards only clog the next hand.
export function suggestDiscard(hand: string[]): number[] {
  return hand.map((_, place) => place).filter((place) => isContamination(hand[place]));
}
