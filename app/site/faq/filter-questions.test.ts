import { expect, test } from 'vitest';
import { filterQuestions } from './filter-questions.ts';

const groups = [
  { id: 'a', title: 'A', questions: [{ question: 'Vad kostar det?', answer: 'En fast avgift.' }] },
  { id: 'b', title: 'B', questions: [{ question: 'Får jag svar?', answer: 'Ja, alltid.' }] },
];

const idsFor = (words: string) => filterQuestions(groups, words).map(({ id }) => id);

test('an empty search shows all questions', () => {
  expect(idsFor('  ')).toEqual(['a', 'b']);
});

test('all words have to occur in the question or its answer', () => {
  expect(idsFor('kostar AVGIFT')).toEqual(['a']);
  expect(idsFor('kostar svar')).toEqual([]);
});

test('ignores accents', () => {
  expect(idsFor('far jag')).toEqual(['b']);
});
