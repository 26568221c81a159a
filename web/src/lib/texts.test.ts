import { expect, test } from 'vitest';
import { answer } from '../testing/answers';
import { has, n, setLang, t } from './texts.svelte';

test('a text that is nowhere is its key', () => {
  expect(t('ui.no.such.text')).toBe('ui.no.such.text');
  expect(has('ui.no.such.text')).toBe(false);
});

test('parameters fill their places, and a place without one stays', async () => {
  answer({ '/api/texts/en': { 'story.meets': '{who} meets {whom} in {room}.' } });
  await setLang('en');
  expect(t('story.meets', { who: 'Ada', room: 7 })).toBe('Ada meets {whom} in 7.');
});

test('a count takes the plural form of the language', async () => {
  const forms = { 'egg.one': '{count} jajo', 'egg.few': '{count} jaja', 'egg.many': '{count} jaj', 'egg.other': '{count} jaja' };
  answer({ '/api/texts/pl': forms });
  await setLang('pl');
  expect([1, 2, 5, 12, 22].map((count) => t('egg', { count }))).toEqual(['1 jajo', '2 jaja', '5 jaj', '12 jaj', '22 jaja']);
});

test('a form that a language lacks is that for others', async () => {
  answer({ '/api/texts/fr': { 'egg.other': '{count} œufs' } });
  await setLang('fr');
  expect(t('egg', { count: 1 })).toBe('1 œufs');
});

test('numbers are written as the language has it', async () => {
  answer({ '/api/texts/it': {} });
  await setLang('it');
  expect(n(0.5)).toBe('0,5');
});

test('without the server the page keeps its own texts', async () => {
  answer({});
  await setLang('fr');
  const french = t('ui.table.decision');
  await setLang('en');
  expect(has('ui.table.decision')).toBe(true);
  expect(t('ui.table.decision')).not.toBe(french);
});
