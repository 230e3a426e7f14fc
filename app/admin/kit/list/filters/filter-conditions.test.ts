import { expect, test } from 'vitest';
import { tagFilter } from '../../../people/tags/tag-filter.ts';
import type { Filter } from '../list-definition.ts';
import { isOptionKey } from '../options-of.ts';
import { filterConditions } from './filter-conditions.ts';

const me = '00000000-0000-4000-8000-000000000001';
const colleague = '00000000-0000-4000-8000-000000000002';
const reader = { userId: me, now: new Date('2025-02-05T12:34:56Z') };
const conditionsOf = (filter: Filter, ...values: string[]) =>
  filterConditions(filter, values, reader);

const owner: Filter = { kind: 'staff', key: 'owner', label: '', column: 'owner_id' };
const created: Filter = { kind: 'dates', key: 'created', label: '', column: 'created_at' };
const state: Filter = {
  kind: 'choice',
  key: 'state',
  label: '',
  column: 'state',
  options: [{ value: 'open', label: 'Open' }],
};

test('an owner is the user, a colleague, nobody, or any of these', () => {
  expect(conditionsOf(owner, 'me')).toEqual([{ column: 'owner_id', is: 'in', values: [me] }]);
  expect(conditionsOf(owner, 'none')).toEqual([{ column: 'owner_id', is: 'null' }]);
  expect(conditionsOf(owner, 'none', 'me', colleague)).toEqual([
    { or: `owner_id.is.null,owner_id.in.(${me},${colleague})` },
  ]);
});

test('a value that is neither an id nor an option is never sent', () => {
  expect(conditionsOf(owner, 'none', 'x),id.gt.(')).toEqual([{ column: 'owner_id', is: 'null' }]);
  expect(conditionsOf(state, 'open', 'nonsense')).toEqual([
    { column: 'state', is: 'in', values: ['open'] },
  ]);
  expect(conditionsOf(state, 'nonsense')).toEqual([]);
});

test('a deleted option of those that staff add matches no rows instead of all', () => {
  const tag = tagFilter({
    label: '',
    tags: [{ id: me, name: 'Remote', colour: 'mint' }],
    byTag: false,
  });
  expect(conditionsOf(tag, colleague)).toEqual([
    { column: 'tag_ids', is: 'contains', values: [colleague] },
  ]);
  expect(conditionsOf(tag, 'nonsense')).toEqual([]);
  const licence: Filter = { ...state, column: 'custom->>f0', accepts: isOptionKey };
  expect(conditionsOf(licence, 'a1b2c3d4e5f6')).toEqual([
    { column: 'custom->>f0', is: 'in', values: ['a1b2c3d4e5f6'] },
  ]);
  expect(conditionsOf(licence, 'x),id.gt.(')).toEqual([]);
});

test('days count back from the full hour, so that a list is cached; a range includes both of its days in Stockholm time', () => {
  expect(conditionsOf(created, '7d')).toEqual([
    { column: 'created_at', is: 'gte', value: '2025-01-29T12:00:00.000Z' },
  ]);
  const [from, to] = conditionsOf(created, '2025-01-01..2025-01-31');
  expect(from).toEqual({
    column: 'created_at',
    is: 'gte',
    value: '2024-12-31T23:00:00.000Z',
  });
  expect(to).toEqual({
    column: 'created_at',
    is: 'lt',
    value: '2025-01-31T23:00:00.000Z',
  });
  expect(conditionsOf(created, '..2025-01-31')).toHaveLength(1);
  expect(conditionsOf(created, 'yesterday')).toEqual([]);
  expect(conditionsOf(created, '2025-13-45..')).toEqual([]);
});

test('a range of days compares days, not moments', () => {
  const until: Filter = { ...created, column: 'custom->>f0', isDay: true };
  expect(conditionsOf(until, '2025-01-01..2025-01-31')).toEqual([
    { column: 'custom->>f0', is: 'gte', value: '2025-01-01' },
    { column: 'custom->>f0', is: 'lte', value: '2025-01-31' },
  ]);
  expect(conditionsOf(until, '7d')).toEqual([
    { column: 'custom->>f0', is: 'gte', value: '2025-01-30' },
  ]);
  expect(conditionsOf(until, '2025-13-45..')).toEqual([]);
});
