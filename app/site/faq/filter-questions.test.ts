import { expect, test } from 'vitest';
import { filterQuestions } from './filter-questions.ts';

const groups = [
  { id: 'a', title: 'A', questions: [{ question: 'Vad kostar det?', answer: 'En fast avgift.' }] },
  { id: 'b', title: 'B', questions: [{ question: 'Får jag svar?', answer: 'Ja, alltid.' }] },
];

const idsFor = (words: string) => filterQuestions(groups, words).map(({ id }) => id);

test('without words everything is shown', () => {
  expect(idsFor('  ')).toEqual(['a', 'b']);
});

test('every word must be there, in question or answer', () => {
  expect(idsFor('kostar AVGIFT')).toEqual(['a']);
  expect(idsFor('kostar svar')).toEqual([]);
});

test('accents may be left out', () => {
  expect(idsFor('far jag')).toEqual(['b']);
});
