import { expect, test } from 'vitest';
import { formatPlural } from './format-plural.ts';

const jobs = { one: '1 job', other: '{count} jobs' } as const;

test('one takes the singular, every other number the plural', () => {
  expect([0, 1, 2, 21].map((count) => formatPlural(jobs, count, 'en'))).toEqual([
    '0 jobs',
    '1 job',
    '2 jobs',
    '21 jobs',
  ]);
  const ansökningar = { one: 'en ansökan', other: '{count} ansökningar' } as const;
  expect([0, 1, 2].map((count) => formatPlural(ansökningar, count, 'sv'))).toEqual([
    '0 ansökningar',
    'en ansökan',
    '2 ansökningar',
  ]);
});

test('a formatted number replaces the plain one', () => {
  expect(formatPlural(jobs, 1200, 'en', { count: '1,200' })).toBe('1,200 jobs');
});

test('the other placeholders are required', () => {
  const daysLeft = { one: '{date}, 1 day left', other: '{date}, {count} days left' } as const;
  expect(formatPlural(daysLeft, 3, 'en', { date: '4 May' })).toBe('4 May, 3 days left');
  // @ts-expect-error The date is missing.
  formatPlural(daysLeft, 3, 'en');
});
