import { expect, test } from 'vitest';
import { formatDays, roundDays } from './format-days.ts';

test.each([
  [1, '1 day', '1 dygn'],
  [0.04, '0 days', '0 dygn'],
  [9.645, '9.6 days', '9,6 dygn'],
])('%s is written in both languages', (days, english, swedish) => {
  expect(formatDays(days, 'en').replaceAll('\u00a0', ' ')).toBe(english);
  expect(formatDays(days, 'sv').replaceAll('\u00a0', ' ')).toBe(swedish);
});

test('days in a file have two decimals, and none if there is no value', () => {
  expect(roundDays(9.6458)).toBe(9.65);
  expect(roundDays(null)).toBeNull();
});
