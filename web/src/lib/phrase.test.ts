import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sentence, type Language, type Params } from './phrase';

interface Row {
  lang: string;
  key: string;
  fill: Params;
  says: string;
}

const root = new URL('../../../', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

function language(code: string): Language {
  const parts = [`${code}.json`, `forms.${code}.json`, `story.${code}.json`];
  const texts = Object.assign({}, ...parts.map((part) => read(`content/lang/${part}`))) as Record<string, string | undefined>;
  const plural = new Intl.PluralRules(code);
  return { find: (key) => texts[key], plural: (count) => plural.select(count) };
}

describe('names in the right form, as the server says them', () => {
  const languages = new Map(['en', 'pl', 'fr', 'it'].map((code) => [code, language(code)]));
  test.each(read('tests/texts/sentences.json') as Row[])('$lang: $says', ({ lang, key, fill, says }) => {
    const tongue = languages.get(lang);
    expect(tongue && sentence(tongue, key, fill)).toBe(says);
  });
});

describe('plurals of the page', () => {
  const texts: Record<string, string | undefined> = {
    'a.zero': 'none',
    'a.one': '{count} card',
    'a.other': '{count} cards',
    b: '{count} left',
  };
  const english: Language = { find: (key) => texts[key], plural: (count) => new Intl.PluralRules('en').select(count) };
  test.each([
    ['a', 0, 'none'],
    ['a', 1, '1 card'],
    ['a', 2, '2 cards'],
    ['b', 0, '0 left'],
  ])('%s of %i', (key, count, says) => {
    expect(sentence(english, key, { count })).toBe(says);
  });
  test('a key without a text, a placeholder without a value', () => {
    expect(sentence(english, 'c')).toBeUndefined();
    expect(sentence(english, 'b')).toBe('{count} left');
  });
});
