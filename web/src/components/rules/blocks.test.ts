import { expect, test } from 'vitest';
import { blocks, pieces } from './blocks';

test('rule ids, code and bold words are found in a line', () => {
  expect(pieces('See B6.19 and C14.FEED-2: **never** `pass`, U6.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'rule', text: 'B6.19' },
    { kind: 'text', text: ' and ' },
    { kind: 'rule', text: 'C14.FEED-2' },
    { kind: 'text', text: ': ' },
    { kind: 'bold', text: 'never' },
    { kind: 'text', text: ' ' },
    { kind: 'code', text: 'pass' },
    { kind: 'text', text: ', ' },
    { kind: 'rule', text: 'U6' },
    { kind: 'text', text: '.' },
  ]);
  expect(pieces('SUB6.1 is no rule')).toEqual([{ kind: 'text', text: 'SUB6.1 is no rule' }]);
});

test('a record falls into its blocks', () => {
  const text = 'One\nparagraph.\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nas it is\n```\nThe end.';
  const found = blocks(text);
  expect(found.map(({ kind }) => kind)).toEqual(['paragraph', 'list', 'table', 'fenced', 'paragraph']);
  expect(found[0]).toEqual({ kind: 'paragraph', pieces: pieces('One paragraph.') });
  expect(found[1]).toEqual({ kind: 'list', ordered: true, items: [pieces('first'), pieces('second')] });
  expect(found[2]).toEqual({ kind: 'table', head: [pieces('a'), pieces('b')], rows: [[pieces('1'), pieces('2')]] });
  expect(found[3]).toEqual({ kind: 'fenced', text: 'as it is' });
});

test('a fence that is never closed ends with the text', () => {
  expect(blocks('```\nopen')).toEqual([{ kind: 'fenced', text: 'open' }]);
  expect(blocks('')).toEqual([]);
});
