import { expect, test } from 'vitest';
import { mergeLive } from './merge-live.ts';

const row = (row_key: string, sort_key = row_key, note = '') => ({ row_key, sort_key, note });
const shown = [row('a'), row('b'), row('c')];
const keysOf = (rows: { row_key: string }[]) => rows.map(({ row_key }) => row_key).join('');

test('a changed row is updated in place', () => {
  const merged = mergeLive(shown, [row('a'), row('b', 'b', 'new'), row('c')]);
  expect(merged.rows[1]?.note).toBe('new');
  expect(merged.changes).toBe(0);
});

test('a new row is only counted', () => {
  const merged = mergeLive(shown, [row('0'), row('a'), row('b'), row('c')]);
  expect(keysOf(merged.rows)).toBe('abc');
  expect(merged.changes).toBe(1);
});

test('a removed row keeps its position, marked', () => {
  const merged = mergeLive(shown, [row('a'), row('c')]);
  expect(keysOf(merged.rows)).toBe('abc');
  expect([...merged.gone]).toEqual(['b']);
  expect(merged.changes).toBe(1);
});

test('a moved row keeps its position with its new values', () => {
  const merged = mergeLive(shown, [row('c', '0'), row('a'), row('b')]);
  expect(keysOf(merged.rows)).toBe('abc');
  expect(merged.rows[2]?.sort_key).toBe('0');
  expect(merged.changes).toBe(1);
});

test('on a full page a new row and the row it pushes out are one change', () => {
  expect(mergeLive(shown, [row('0'), row('a'), row('b')]).changes).toBe(1);
});
