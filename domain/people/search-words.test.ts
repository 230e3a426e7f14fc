import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it.each([
  ['kube', ['kube']],
  ['"tech lead" stockholm', ['tech', 'lead', 'stockholm']],
  ['java -script', ['java']],
  ['java NOT "front end"', ['java']],
  ['(react OR vue) AND node', ['react', 'vue', 'node']],
  ['a   ', []],
  ['c++ c++', ['c++']],
])('%j marks %j', (query, words) => {
  expect(searchWords(query)).toEqual(words);
});
