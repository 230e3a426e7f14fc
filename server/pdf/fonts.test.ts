import { expect, it } from 'vitest';
import { splitRuns, toDrawable } from './fonts.ts';

it.each([
  ['Åsa är från Łódź', 'Åsa är från Łódź'],
  ['Hej 🦙👩🏽‍💻!', 'Hej !'],
  ['● ett\n▪ två → tre', '• ett\n• två – tre'],
  ['ﬁnans\u00adiell\u200b', 'finansiell'],
  ['tab\tand\u00a0space', 'tab and space'],
  // A decomposed letter is composed first.
  ['a\u030a', 'å'],
  ['Привет', '??????'],
])('%j is drawn as %j', (typed, drawn) => {
  expect(toDrawable(typed)).toBe(drawn);
});

it('splits a text by the fonts that have its letters', () => {
  expect(splitRuns('Łódź', 'bold').map(({ text }) => text)).toEqual(['Ł', 'ód', 'ź']);
  expect(splitRuns('å€', 'regular')).toEqual([{ text: 'å€', font: 'figtree-latin-400' }]);
});
