import { expect, test } from 'vitest';
import { followQueue, neighboursIn } from './queue.ts';

const screening = { key: 'screening', ids: ['a', 'b', 'c'], total: 3 };

test('a moved application keeps its neighbours in the queue', () => {
  const opened = followQueue(undefined, 'b', screening);
  const moved = followQueue(opened, 'b', { key: 'interview', ids: ['b', 'x', 'y'], total: 3 });
  expect(neighboursIn(moved, 'b')).toEqual({ previous: 'a', next: 'c', index: 1 });
  const followed = followQueue(moved, 'c', { key: 'screening', ids: ['a', 'c'], total: 2 });
  expect(neighboursIn(followed, 'c')).toEqual({ previous: 'b', next: undefined, index: 2 });
  expect(followed.total).toBe(3);
});

test('rows that are loaded later are appended', () => {
  const more = followQueue(screening, 'c', {
    key: 'screening',
    ids: ['a', 'b', 'c', 'd'],
    total: 4,
  });
  expect(neighboursIn(more, 'c')).toMatchObject({ next: 'd' });
});

test('opening an application of another list starts a new queue', () => {
  const other = followQueue(screening, 'x', { key: 'interview', ids: ['x', 'y'] });
  expect(neighboursIn(other, 'x')).toEqual({ previous: undefined, next: 'y', index: 0 });
});

test('an application that is in no list has no neighbours', () => {
  expect(neighboursIn(undefined, 'a')).toEqual({
    previous: undefined,
    next: undefined,
    index: undefined,
  });
});
