import { expect, test } from 'vitest';
import { formatAgo } from './format-ago.ts';

const now = new Date('2025-02-05T12:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test('the largest unit that is full, in words where there are some', () => {
  expect(formatAgo(before(5), 'en', now)).toBe('now');
  expect(formatAgo(before(120), 'en', now)).toMatch(/^2 min/);
  expect(formatAgo(before(86_400), 'en', now)).toBe('yesterday');
  expect(formatAgo(before(86_400), 'sv', now)).toBe('i går');
  expect(formatAgo(before(3 * 604_800), 'sv', now)).toMatch(/^för 3 v/);
});

test('a clock that is ahead is not in the future', () => {
  expect(formatAgo(before(-30), 'sv', now)).toBe('nu');
});
