import { expect, it } from 'vitest';
import { findWords } from './find-words.ts';

const mark = (text: string, words: string[]) =>
  findWords(text, words)
    .map(({ start, end }) => text.slice(start, end))
    .join('|');

it.each([
  ['Runs Kubernetes at home', ['kube'], 'Kubernetes'],
  ['Node.js, node', ['node'], 'Node|node'],
  ['Malmö och MALMO', ['malmö'], 'Malmö|MALMO'],
  ['İstanbul straße', ['stra'], 'straße'],
  ['hackathon', ['hack', 'hackathon'], 'hackathon'],
  ['unkube', ['kube'], ''],
  ['C++ and C#', ['c++'], 'C++'],
  ['', ['kube'], ''],
  ['wool', [], ''],
])('in %j %j marks %j', (text, words, marked) => {
  expect(mark(text, words)).toBe(marked);
});

it('marks the first thousand words of a text that is full of them', () => {
  const found = findWords('java '.repeat(50_000), ['java', 'jav']);
  expect(found).toHaveLength(1000);
  expect(found.at(-1)).toEqual({ start: 4995, end: 4999 });
});
