import { expect, test, vi } from 'vitest';
import { load, save } from './storage';

test('what is saved is loaded', () => {
  save('seats', { ABCDE: 2 });
  expect(load('seats', {})).toEqual({ ABCDE: 2 });
  expect(load('nothing', 'default')).toBe('default');
});

test('rubbish and a storage that fails are as good as none', () => {
  localStorage.setItem('carno.rubbish', '{');
  expect(load('rubbish', 1)).toBe(1);
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  expect(() => save('seats', {})).not.toThrow();
  full.mockRestore();
});
