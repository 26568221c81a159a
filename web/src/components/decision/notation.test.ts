import { expect, test } from 'vitest';
import { readChoice } from './notation';

test.each([
  ['move 007', { room: '007' }],
  ['careful 007 007-008', { room: '007', corridor: '007-008' }],
  ['shoot shambler#2 with shotgun', { target: 'shambler#2', item: 'shotgun' }],
  ['craft molotov from clothes alcohol', { item: 'molotov', from: ['clothes', 'alcohol'] }],
  ['quest key', { item: 'key' }],
  ['quest key for medkit', { item: 'key', from: ['medkit'] }],
  ['play rest', { card: 'rest' }],
  ['play repairs door', { card: 'repairs', option: 'door' }],
  ['pass', {}],
])('%s', (choice, parts) => {
  expect(readChoice(choice)).toEqual({ choice, cost: 0, verb: choice.split(' ')[0], ...parts });
});
