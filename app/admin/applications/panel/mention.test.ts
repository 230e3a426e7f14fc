import { expect, test } from 'vitest';
import { findMention, insertMention, listMentions, matchColleagues } from './mention.ts';

const colleagues = [
  { id: '1', name: 'Astrid Admin' },
  { id: '2', name: 'Åsa Rekrytör' },
  { id: '3', name: 'Astrid Admin-Berg' },
  { id: '4', name: 'Astrid' },
];
const found = (word: string) => matchColleagues(colleagues, word).map(({ id }) => id);

test('an @ begins a mention, an address does not', () => {
  expect(findMention('Ask @ast', 8)).toEqual({ from: 4, word: 'ast' });
  expect(findMention('@', 1)).toEqual({ from: 0, word: '' });
  expect(findMention('mail me@ast', 11)).toBeUndefined();
  expect(findMention('@ast, please', 12)).toBeUndefined();
});

test('a mention goes on over one space, not over two', () => {
  expect(findMention('@åsa rek', 8)).toEqual({ from: 0, word: 'åsa rek' });
  expect(findMention('@åsa ', 5)).toEqual({ from: 0, word: 'åsa ' });
  expect(findMention('@åsa rek has', 12)).toBeUndefined();
});

test('colleagues are found by any of their names, or by several as they follow each other', () => {
  expect(found('rek')).toEqual(['2']);
  expect(found('å')).toEqual(['2']);
  expect(found('astrid adm')).toEqual(['1', '3']);
  expect(found('åsa has')).toEqual([]);
});

test('the name comes in where the @ stood, and counts as a mention', () => {
  const { text, cursor } = insertMention('Ask @ast today', 4, 8, 'Astrid Admin');
  expect(text).toBe('Ask @Astrid Admin  today');
  expect(cursor).toBe(18);
  expect(listMentions(text, colleagues)).toEqual(['1']);
});

test('whoever has the longer name is not mistaken for the one with the shorter', () => {
  expect(listMentions('@Astrid Admin-Berg?', colleagues)).toEqual(['3']);
  expect(listMentions('@Astrid, and @Åsa Rekrytör.', colleagues)).toEqual(['2', '4']);
  expect(listMentions('@Astridson', colleagues)).toEqual([]);
});
