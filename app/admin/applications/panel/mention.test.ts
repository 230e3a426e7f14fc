import { expect, test } from 'vitest';
import { findMention, insertMention, listMentions, matchColleagues } from './mention.ts';

const colleagues = [
  { id: '1', name: 'Astrid Admin' },
  { id: '2', name: 'Åsa Rekrytör' },
];

test('an @ begins a mention, an address does not', () => {
  expect(findMention('Ask @ast', 8)).toEqual({ from: 4, word: 'ast' });
  expect(findMention('@', 1)).toEqual({ from: 0, word: '' });
  expect(findMention('mail me@ast', 11)).toBeUndefined();
  expect(findMention('@ast, please', 12)).toBeUndefined();
});

test('colleagues are found by any of their names', () => {
  expect(matchColleagues(colleagues, 'rek').map(({ id }) => id)).toEqual(['2']);
  expect(matchColleagues(colleagues, 'å').map(({ id }) => id)).toEqual(['2']);
});

test('the name comes in where the @ stood, and counts as a mention', () => {
  const { text, cursor } = insertMention('Ask @ast today', 4, 8, 'Astrid Admin');
  expect(text).toBe('Ask @Astrid Admin  today');
  expect(cursor).toBe(18);
  expect(listMentions(text, colleagues)).toEqual(['1']);
});
