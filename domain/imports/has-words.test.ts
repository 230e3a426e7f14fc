import { expect, it } from 'vitest';
import { hasWords } from './has-words.ts';

it.each([
  ['', false],
  ['1 2 3 a b c d e f', false],
  ['Scanned by a machine', false],
  ['Åsa weaves wool in Borås', true],
])('finds words in %j: %s', (text, expected) => {
  expect(hasWords(text)).toBe(expected);
});

it('reads only the beginning of a very long text, so that it takes less than 100 ms', () => {
  const before = process.threadCpuUsage();
  expect(hasWords('ab '.repeat(5_000_000))).toBe(true);
  const { user } = process.threadCpuUsage(before);
  expect(user / 1000).toBeLessThan(100);
});
