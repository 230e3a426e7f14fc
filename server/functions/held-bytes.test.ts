import { expect, it } from 'vitest';
import { createHoldBytes } from './held-bytes.ts';

it('holds so many bytes of one network, and so many in all', () => {
  const hold = createHoldBytes({ bytes: 100, bytesPerNetwork: 60 });
  const release = hold('a', 40);
  const other = hold('a', 20);
  expect(() => hold('a', 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
  hold('b', 40);
  expect(() => hold('c', 1)).toThrow(expect.objectContaining({ code: 'busy', status: 503 }));
  release();
  // What was given back once is not given back twice.
  release();
  hold('a', 40);
  expect(() => hold('a', 1)).toThrow('Too many');
  other();
});
