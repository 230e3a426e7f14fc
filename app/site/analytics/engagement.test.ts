import { expect, test } from 'vitest';
import { toEngagementLevel } from './engagement.ts';

test.each([
  [0, 'low'],
  [10_000, 'low'],
  [10_001, 'medium'],
  [30_000, 'medium'],
  [30_001, 'high'],
])('%d milliseconds are %s', (milliseconds, level) => {
  expect(toEngagementLevel(milliseconds)).toBe(level);
});
