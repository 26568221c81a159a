import { expect, test } from 'vitest';
import { at, beside, curveThrough, heading, hexPoints, mouth, radius, row, share } from './geometry';

const curve = curveThrough({ x: 0, y: 0 }, { x: 200, y: 60 }, { x: 400, y: 0 });

test('a corridor goes from Room to Room through its Door', () => {
  expect(at(curve, 0)).toEqual({ x: 0, y: 0 });
  expect(at(curve, 0.5)).toEqual({ x: 200, y: 60 });
  expect(at(curve, 1)).toEqual({ x: 400, y: 0 });
  expect(heading(curve, 0.5)).toBeCloseTo(0);
});

test('its mouths lie just outside the hexes', () => {
  const distance = (t: number, x: number) => Math.hypot(at(curve, t).x - x, at(curve, t).y);
  for (const [t, x] of [
    [mouth(curve, 'a'), 0],
    [mouth(curve, 'b'), 400],
  ]) {
    expect(distance(t, x)).toBeGreaterThan((radius * Math.sqrt(3)) / 2);
    expect(distance(t, x)).toBeLessThan(radius + 30);
  }
});

test('beside a curve is so far from it', () => {
  const place = beside(curve, 0.5, 10);
  expect(Math.hypot(place.x - 200, place.y - 60)).toBeCloseTo(10);
});

test('a hex has six corners', () => {
  expect(hexPoints(10).split(' ')).toHaveLength(6);
  expect(hexPoints(10)).toMatch(/^10\.0,0\.0 5\.0,8\.7 /);
});

test('a row is centred, in its width, and no larger than allowed', () => {
  for (const count of [1, 2, 5, 12]) {
    const places = row(count, 100, 30);
    expect(places).toHaveLength(count);
    expect(places.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0);
    expect(places.every(({ x, size }) => Math.abs(x) <= 50 && size <= 30)).toBe(true);
  }
  expect(row(0, 100, 30)).toEqual([]);
});

test('Carnomorphs stand left of the crew, and nobody in another', () => {
  const { left, right } = share(2, 3, 120, 50);
  const places = [...left, ...right].map(({ x }) => x);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places).size).toBe(5);
  expect(share(0, 0, 120, 50)).toEqual({ left: [], right: [] });
});
