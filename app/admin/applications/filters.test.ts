import { expect, test } from 'vitest';
import { toBoardFilter } from './filters.ts';

const reader = { userId: 'me-id', now: new Date('2025-03-10T12:30:00Z') };
const ask = (filters: Record<string, string[]>, text = '') =>
  toBoardFilter({ text, filters }, reader);

test('a URL without filters matches everything', () => {
  expect(ask({})).toEqual({});
});

test('owners are the user, a colleague or nobody', () => {
  expect(ask({ owner: ['me', 'other'] })).toEqual({ owners: ['me-id', 'other'] });
  expect(ask({ owner: ['none'] })).toEqual({ unowned: true });
});

test('the arrival is within recent days or a range', () => {
  expect(ask({ applied: ['7d'] })).toEqual({ created_from: '2025-03-03T12:00:00.000Z' });
  expect(Object.keys(ask({ applied: ['2025-01-01..2025-01-31'] }))).toEqual([
    'created_from',
    'created_before',
  ]);
  expect(ask({ applied: ['nonsense'] })).toEqual({});
});

test('other filters are passed unchanged', () => {
  expect(ask({ job: ['a'], rating: ['3'], tags: ['t'], owed: ['1'] }, ' ada ')).toEqual({
    jobs: ['a'],
    rating: 3,
    tags: ['t'],
    owed: true,
    search: 'ada',
  });
});
