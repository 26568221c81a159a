import { expect, test } from 'vitest';
import english from '../../../../content/lang/en.json';
import french from '../../../../content/lang/fr.json';
import italian from '../../../../content/lang/it.json';
import polish from '../../../../content/lang/pl.json';
import { radius } from './geometry';
import { fitName, lineY } from './roomName';

const names = [english, french, italian, polish].flatMap((texts) =>
  Object.entries(texts).flatMap(([key, text]) => (/^room\.\w+\.name$/.test(key) ? [text] : [])),
);

test('there are Rooms in four languages', () => {
  expect(names.length).toBeGreaterThan(80);
});

test.each(names)('%s', (name) => {
  const { lines, size } = fitName(name);
  expect(lines.join(' ')).toBe(name);
  expect(lines.length).toBeLessThanOrEqual(3);
  expect(size).toBeGreaterThanOrEqual(7);
});

test('lines follow each other downwards inside the hex', () => {
  const name = fitName('Emergency Room Control');
  const heights = name.lines.map((_, line) => lineY(name, line));
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(Math.max(...heights.map(Math.abs))).toBeLessThan(radius);
});
