import { expect, test } from 'vitest';
import type { Filter } from '../list-definition.ts';
import { filterConditions } from './filter-conditions.ts';

const me = '00000000-0000-4000-8000-000000000001';
const colleague = '00000000-0000-4000-8000-000000000002';
const reader = { userId: me, now: new Date('2025-02-05T12:34:56Z') };
const of = (filter: Filter, ...values: string[]) => filterConditions(filter, values, reader);

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
  expect(of(owner, 'me')).toEqual([{ column: 'owner_id', is: 'in', values: [me] }]);
  expect(of(owner, 'none')).toEqual([{ column: 'owner_id', is: 'null' }]);
  expect(of(owner, 'none', 'me', colleague)).toEqual([
    { or: `owner_id.is.null,owner_id.in.(${me},${colleague})` },
  ]);
});

test('a value that is not an id is never sent', () => {
  expect(of(owner, 'none', 'x),id.gt.(')).toEqual([{ column: 'owner_id', is: 'null' }]);
  expect(of(state, 'open', 'nonsense')).toEqual([{ column: 'state', is: 'in', values: ['open'] }]);
  expect(of(state, 'nonsense')).toEqual([]);
});

test('days count back from now; a range includes both of its days in Stockholm time', () => {
  expect(of(created, '7d')).toEqual([
    { column: 'created_at', is: 'gte', value: '2025-01-29T12:00:00.000Z' },
  ]);
  const [from, to] = of(created, '2025-01-01..2025-01-31');
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
  expect(of(created, '..2025-01-31')).toHaveLength(1);
  expect(of(created, 'yesterday')).toEqual([]);
  expect(of(created, '2025-13-45..')).toEqual([]);
});
