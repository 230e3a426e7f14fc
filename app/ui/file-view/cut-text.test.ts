import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['a short text', 'wool', ['wool']],
  ['lines', 'one\ntwo\nthree', ['one\ntwo\n', 'three']],
  ['words', 'one two three', ['one two ', 'three']],
  ['a word that is too long', 'abcdefghijklm', ['abcdefgh', 'ijklm']],
  ['characters of two units', '🦙🦙🦙🦙🦙', ['🦙🦙🦙🦙', '🦙']],
  ['characters of two units at an odd position', 'a🦙🦙🦙🦙', ['a🦙🦙🦙', '🦙']],
  ['nothing', '', ['']],
])('cuts %s', (_, text, blocks) => {
  expect(cutText(text, 8)).toEqual(blocks);
});
