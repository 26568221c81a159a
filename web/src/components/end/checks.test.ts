import { expect, test } from 'vitest';
import type { Result } from '../../lib/protocol';
import { lines } from './checks';

const result = {
  checks: [
    { which: 'engines', seat: null, result: true },
    { which: 'coordinates', seat: null, result: 'mars' },
    { which: 'contamination', seat: 2, result: false },
    { which: 'objectives', seat: 2, result: true },
  ],
} as Result;

test('each check is a line with its rule', () => {
  expect(lines(result)).toEqual([
    { key: 'ui.check.engines.passed', seat: null, place: null, good: true, rule: 'B11.6' },
    { key: 'ui.check.coordinates.arrived', seat: null, place: 'mars', good: false, rule: 'B11.7' },
    { key: 'ui.check.contamination.failed', seat: 2, place: null, good: false, rule: 'B11.8' },
    { key: 'ui.check.objectives.passed', seat: 2, place: null, good: true, rule: 'B11.9' },
  ]);
});
