import { expect, test } from 'vitest';
import type { ReviewItem } from './data.ts';
import { placeGone } from './gone-card.tsx';

const item = (id: string) => ({ id, name: id }) as ReviewItem;
const gone = (id: string, index: number) => ({ id, name: id, index, comment: '' });
const order = (rows: { id: string }[]) => rows.map(({ id }) => id);

test('people who are gone keep their places', () => {
  const rows = placeGone([item('b'), item('d')], [gone('c', 2), gone('a', 0)]);
  expect(order(rows)).toEqual(['a', 'b', 'c', 'd']);
});

test('a person who is gone is listed once, also before the list has been refetched', () => {
  expect(order(placeGone([item('a'), item('b')], [gone('a', 0)]))).toEqual(['a', 'b']);
  expect(order(placeGone([], [gone('a', 0)]))).toEqual(['a']);
});
