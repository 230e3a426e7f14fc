import { expect, it } from 'vitest';
import { createMemoryReservations } from './reserve-memory.ts';

it('limits the reserved bytes per network and in total', () => {
  const hold = createMemoryReservations({ bytes: 100, bytesPerNetwork: 60 });
  const release = hold('a', 40);
  const other = hold('a', 20);
  expect(() => hold('a', 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
  hold('b', 40);
  expect(() => hold('c', 1)).toThrow(expect.objectContaining({ code: 'busy', status: 503 }));
  release();
  // A second release has no effect.
  release();
  hold('a', 40);
  expect(() => hold('a', 1)).toThrow('Too many');
  other();
});
