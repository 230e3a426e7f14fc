import { expect, test } from 'vitest';
import { changeListState, parseListState } from './list-state.ts';

const definition = {
  columns: [
    { key: 'title', sort: { by: 'title->>en', nullable: true } },
    { key: 'updated', sort: { by: 'updated_at' } },
    { key: 'owner' },
  ],
  filters: [
    { kind: 'choice' as const, key: 'state', label: '', column: 'state', options: [] },
    { kind: 'flag' as const, key: 'owed', label: '', conditions: [] },
  ],
  sort: '-updated',
};
const parse = (query: string) => parseListState(new URLSearchParams(query), definition);
const cursor = { value: 'Åsa, "the" first', id: 'b', position: 50 };

test('a URL without parameters is the first page in the default order', () => {
  expect(parse('lang=sv')).toEqual({
    text: '',
    filters: {},
    sort: { column: 'updated', descending: true },
    columns: undefined,
    pagePosition: { at: 'first' },
  });
});

test('a URL contains the whole state of a list', () => {
  const params = changeListState(new URLSearchParams('lang=sv'), {
    text: 'nurse & care',
    filters: { state: ['open', 'draft'], owed: ['1'] },
    sort: { column: 'title', descending: false },
    columns: ['title', 'owner'],
    pagePosition: { at: 'after', cursor },
  });
  expect(params.get('lang')).toBe('sv');
  expect(parse(params.toString())).toEqual({
    text: 'nurse & care',
    filters: { state: ['open', 'draft'], owed: ['1'] },
    sort: { column: 'title', descending: false },
    columns: ['title', 'owner'],
    pagePosition: { at: 'after', cursor },
  });
});

test('unknown parameters are ignored', () => {
  const { filters, sort, columns } = parse('unknown=1&sort=owner&columns=nope&state=,,');
  expect({ filters, sort, columns }).toEqual({
    filters: {},
    sort: { column: 'updated', descending: true },
    columns: undefined,
  });
});

test('another search, filter or order starts at the first page; other columns do not', () => {
  const there = changeListState(new URLSearchParams(), { pagePosition: { at: 'before', cursor } });
  expect(parse(there.toString()).pagePosition.at).toBe('before');
  for (const change of [
    { text: 'x' },
    { filters: { state: ['open'] } },
    { sort: { column: 'title', descending: true } },
  ]) {
    expect(parse(changeListState(there, change).toString()).pagePosition).toEqual({ at: 'first' });
  }
  expect(parse(changeListState(there, { columns: ['title'] }).toString()).pagePosition.at).toBe(
    'before',
  );
  expect(
    parse(changeListState(there, { pagePosition: { at: 'last' } }).toString()).pagePosition.at,
  ).toBe('last');
});

test('an empty filter is removed from the URL', () => {
  const params = changeListState(new URLSearchParams('state=open&q=x'), {
    filters: { state: [] },
    text: '',
  });
  expect(params.toString()).toBe('');
});
