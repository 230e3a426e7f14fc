import { expect, test } from 'vitest';
import { findMention, insertMention, listMentions, matchColleagues } from './mention.ts';

const colleagues = [
  { id: '1', name: 'Astrid Admin' },
  { id: '2', name: 'Åsa Rekrytör' },
  { id: '3', name: 'Astrid Admin-Berg' },
  { id: '4', name: 'Astrid' },
];
const idsFor = (typed: string) => matchColleagues(colleagues, typed).map(({ id }) => id);

test('an @ starts a mention, an e-mail address does not', () => {
  expect(findMention('Ask @ast', 8)).toEqual({ from: 4, typed: 'ast' });
  expect(findMention('@', 1)).toEqual({ from: 0, typed: '' });
  expect(findMention('mail me@ast', 11)).toBeUndefined();
  expect(findMention('@ast, please', 12)).toBeUndefined();
});

test('a mention may contain one space, not two', () => {
  expect(findMention('@åsa rek', 8)).toEqual({ from: 0, typed: 'åsa rek' });
  expect(findMention('@åsa ', 5)).toEqual({ from: 0, typed: 'åsa ' });
  expect(findMention('@åsa rek has', 12)).toBeUndefined();
});

test('colleagues match by any of their names, or by several in order', () => {
  expect(idsFor('rek')).toEqual(['2']);
  expect(idsFor('å')).toEqual(['2']);
  expect(idsFor('astrid adm')).toEqual(['1', '3']);
  expect(idsFor('åsa has')).toEqual([]);
});

test('the name replaces the @ and counts as a mention', () => {
  const { text, cursor } = insertMention('Ask @ast today', 4, 8, 'Astrid Admin');
  expect(text).toBe('Ask @Astrid Admin  today');
  expect(cursor).toBe(18);
  expect(listMentions(text, colleagues)).toEqual(['1']);
});

test('a longer name is not mistaken for a shorter one', () => {
  expect(listMentions('@Astrid Admin-Berg?', colleagues)).toEqual(['3']);
  expect(listMentions('@Astrid, and @Åsa Rekrytör.', colleagues)).toEqual(['2', '4']);
  expect(listMentions('@Astridson', colleagues)).toEqual([]);
});
