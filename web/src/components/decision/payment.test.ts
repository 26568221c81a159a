import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../lib/content';
import { answer } from '../../testing/answers';
import { suggestDiscard, suggestPayment, type HandFacts } from './payment';

const cards = ['rest', 'repairs', 'interruption', 'search'].map((name) => ({
  id: `captain_${name}`,
  name,
  cost: name === 'repairs' ? 2 : 0,
  count: 1,
  timing: name === 'interruption' ? 'reaction' : 'action',
}));

beforeAll(async () => {
  answer({ '/api/content': { characters: [{ id: 'captain', cards }] } });
  await loadContent();
});

const facts = (hand: string[], refused: HandFacts['refused'] = []): HandFacts => ({ hand, character: 'captain', refused });
const allowed = { rest: 2, repairs: 2, interruption: 2, search: 2, contamination: 2 };

test('dear cards go before cheap ones, reactions last', () => {
  expect(suggestPayment(facts(['interruption', 'rest', 'repairs']), allowed, 3)).toEqual([2, 1, 0]);
});

test('the second of two equal cards goes first', () => {
  expect(suggestPayment(facts(['rest', 'search', 'rest']), allowed, 1)).toEqual([2]);
});

test('a card that can do nothing now goes before one that can', () => {
  const refused = [{ verb: 'play', card: 'search' }] as HandFacts['refused'];
  expect(suggestPayment(facts(['rest', 'search'], refused), allowed, 1)).toEqual([1]);
});

test('only what may pay is named', () => {
  expect(suggestPayment(facts(['rest', 'search', 'repairs']), { search: 1 }, 2)).toEqual([1]);
});

test('on passing, Contamination cards are let go', () => {
  expect(suggestDiscard(['rest', 'contamination', 'contamination:infected'])).toEqual([1, 2]);
});
