import { expect, it } from 'vitest';
import { hadCommitted, parseSnapshot } from './snapshot.ts';

// The format is xmin:xmax:running.
it.each([
  ['10:20:10,15', '9', true],
  ['10:20:10,15', '10', false],
  ['10:20:10,15', '14', true],
  ['10:20:10,15', '15', false],
  ['10:20:10,15', '19', true],
  ['10:20:10,15', '20', false],
  ['10:10:', '9', true],
  ['10:10:', '10', false],
  // Beyond what a JavaScript number holds.
  ['18446744073709551000:18446744073709551001:', '18446744073709551000', true],
])('in %s transaction %s had committed: %s', (snapshot, xid, committed) => {
  expect(hadCommitted(parseSnapshot(snapshot), xid)).toBe(committed);
});
