import { expect, test } from 'vitest';
import { go, isCode, route } from './router.svelte';

test.each([
  ['/', { name: 'home' }],
  ['/new', { name: 'new' }],
  ['/settings', { name: 'settings' }],
  ['/rules', { name: 'rules', id: null }],
  ['/rules#B6.19', { name: 'rules', id: 'B6.19' }],
  ['/t/ABCDE', { name: 'table', code: 'ABCDE' }],
  ['/t/abcde', { name: 'table', code: 'ABCDE' }],
  ['/replay/ABCDE', { name: 'replay', code: 'ABCDE' }],
  ['/t/ABCDI', { name: 'lost' }], // I and O are no letters of a code
  ['/t/ABCD', { name: 'lost' }],
  ['/t/ABCDE/more', { name: 'lost' }],
  ['/new/table', { name: 'lost' }],
  ['/nowhere', { name: 'lost' }],
])('%s', (path, expected) => {
  go(path);
  expect(route.current).toEqual(expected);
});

test('a code is five capital letters', () => {
  expect(isCode('XYZAB')).toBe(true);
  expect(['xyzab', 'XYZA', 'XYZABC', 'XYZA1', 'OXYZA'].filter(isCode)).toEqual([]);
});
