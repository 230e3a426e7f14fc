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
