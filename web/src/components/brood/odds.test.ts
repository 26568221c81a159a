import { expect, test } from 'vitest';
import { creatureOf, kinds, odds } from './odds';

test('the odds are those of a blind draw', () => {
  const bag = odds({ blank: 1, blue: 4, red: 1, shambler: 2, fleshbeast: 0, butcher: 0 });
  expect(bag.map(({ kind }) => kind)).toEqual([...kinds]);
  expect(bag.find(({ kind }) => kind === 'blue')?.chance).toBe(0.5);
  expect(bag.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test('an empty bag holds no chance', () => {
  expect(odds({ blank: 0, blue: 0, red: 0, shambler: 0, fleshbeast: 0, butcher: 0 }).every(({ chance }) => chance === 0)).toBe(
    true,
  );
});

test('blue and red are Metagorgers, a blank is nobody', () => {
  expect(kinds.map(creatureOf)).toEqual([null, 'metagorger', 'metagorger', 'shambler', 'fleshbeast', 'butcher']);
});
