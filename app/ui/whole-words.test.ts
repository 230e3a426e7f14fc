import { expect, test } from 'vitest';
import { longestWord } from './whole-words.tsx';

test.each([
  ['Senior varumärkesdesigner', 18],
  ['Full-stack developer', 10],
  // A line may break at the hyphens of a longer word.
  ['Customer-success-representative', 14],
  ['', 0],
])('the longest word of "%s" has %i letters', (text, letters) => {
  expect(longestWord(text)).toBe(letters);
});
