import { expect, test } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = new Date('2025-02-05T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test('formats in the largest full unit, with words such as "yesterday"', () => {
  expect(formatAgo(before(5), 'en', now)).toBe('now');
  expect(formatAgo(before(120), 'en', now)).toMatch(/^2\u00a0min/);
  expect(formatAgo(before(86_400), 'en', now)).toBe('yesterday');
  expect(formatAgo(before(86_400), 'sv', now)).toBe('i går');
  expect(formatAgo(before(3 * 604_800), 'sv', now)).toMatch(/^för 3\u00a0v/);
});

test('Swedish writes “sedan”', () => {
  expect(formatAgo(before(300), 'sv', now)).toBe('för 5\u00a0min sedan');
});

test('a time in the future is shown as now', () => {
  expect(formatAgo(before(-30), 'sv', now)).toBe('nu');
});
