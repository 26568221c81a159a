import { beforeAll, expect, test } from 'vitest';
import { loadContent } from '../../lib/content';
import type { Option } from '../../lib/protocol';
import { answer } from '../../testing/answers';
import { actionMenu, actionStep, answerMenu } from './menu';
import { readChoice } from './notation';
import { Words } from './words';

beforeAll(async () => {
  answer({ '/api/content': { board: { slots: [] }, items: [], tiles: [], characters: [] } });
  await loadContent();
});

const words = new Words({}, { seat: 1, about: {}, ask: 'turn' });
const option = (choice: string, cost = 0): Option => ({ ...readChoice(choice), cost });

test('Actions are gathered by kind, in the order of the table', () => {
  const menu = actionMenu(words, [option('pass'), option('move 002', 1), option('move 003', 1), option('room')]);
  expect(menu.map(({ key }) => key)).toEqual(['room', 'move', 'pass']);
  const [room, move] = menu;
  expect(room.entries).toEqual([]);
  expect(move.entries.map((entry) => entry.options[0].choice)).toEqual(['move 002', 'move 003']);
  expect(move.cost).toBe(1);
});

test('every option is a leaf, once', () => {
  const choices = ['shoot a#1 with rifle', 'shoot a#1 with pistol', 'shoot b#2 with rifle', 'melee a#1', 'drop carcass', 'trade'];
  const leaves = (entries: ReturnType<typeof actionMenu>): string[] =>
    entries.flatMap((entry) => (entry.entries.length > 0 ? leaves(entry.entries) : [entry.options[0].choice]));
  const menu = actionMenu(
    words,
    choices.map((choice) => option(choice)),
  );
  expect(leaves(menu).sort()).toEqual([...choices].sort());
});

test('a price that differs is not shown above', () => {
  const [careful] = actionMenu(words, [option('careful 002 002-003', 2), option('careful 004 004-005', 1)]);
  expect(careful.cost).toBeNull();
});

test('the only kind of Action here is open at once', () => {
  expect(actionStep(words, [option('move 002'), option('move 003')]).key).toBe('move');
  expect(actionStep(words, [option('move 002'), option('melee a#1')]).key).toBe('here');
});

test('answers stand side by side', () => {
  expect(answerMenu(words, [option('yes'), option('no')]).map(({ key, icon }) => [key, icon])).toEqual([
    ['yes', 'check'],
    ['no', 'close'],
  ]);
});

test('what may be dropped at a forced Pass is named, not the verb alone', () => {
  const passing = new Words({}, { seat: 1, about: {}, ask: 'pass_discard' });
  const labels = answerMenu(passing, [option('drop carcass'), option('drop egg')]).map(({ label }) => label);
  expect(new Set(labels).size).toBe(2);
});
