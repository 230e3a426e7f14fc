import { expect, test } from 'vitest';
import { isSameView, openViewQuery, renderViewQuery } from './view-query.ts';

const shape = {
  filters: [{ kind: 'flag' as const, key: 'owed', label: '', conditions: [] }],
};

test('a view contains the query, not the page, the language or a panel', () => {
  const params = new URLSearchParams('lang=sv&q=x&owed=1&sort=-age&after=abc&application=7');
  expect(renderViewQuery(params, shape)).toBe('q=x&owed=1&sort=-age');
});

test('opening a view replaces the parameters of the list and keeps the others', () => {
  const params = new URLSearchParams('lang=sv&q=x&after=abc&application=7');
  const opened = openViewQuery(params, 'owed=1&sort=-age&lang=en', shape);
  expect(opened.toString()).toBe('lang=sv&application=7&owed=1&sort=-age');
});

test('the order of parameters does not matter', () => {
  expect(isSameView('a=1&b=2', '?b=2&a=1')).toBe(true);
  expect(isSameView('a=1', 'a=2')).toBe(false);
});
