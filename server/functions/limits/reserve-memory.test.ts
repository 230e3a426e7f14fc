import { expect, it } from 'vitest';
import { createMemoryReservations } from './reserve-memory.ts';

const slow = { graceSeconds: 5, bytesPerSecond: 10 };
const limits = { bytes: 100, bytesPerNetwork: 60, slow };

it('limits the reserved bytes per network and in total', () => {
  const reserve = createMemoryReservations(limits);
  const first = reserve('a', 40);
  reserve('a', 20);
  expect(() => reserve('a', 1)).toThrow(expect.objectContaining({ code: 'too_many_requests' }));
  reserve('b', 40);
  expect(() => reserve('c', 1)).toThrow(expect.objectContaining({ code: 'busy', status: 503 }));
  first.release();
  // A second release has no effect.
  first.release();
  reserve('a', 40);
  expect(() => reserve('a', 1)).toThrow('Too many');
});

it('counts the networks of a /48 together', () => {
  const reserve = createMemoryReservations(limits);
  reserve('2001:db8:1:1::/64', 40);
  expect(() => reserve('2001:db8:1:2::/64', 40)).toThrow('Too many');
  reserve('2001:db8:2:1::/64', 40);
});

it('evicts uploads that do not arrive, the slowest first, when another needs the room', async () => {
  let now = 0;
  const reserve = createMemoryReservations(limits, () => now);
  const idle = reserve('a', 50);
  const steady = reserve('b', 50);
  now = 6_000;
  steady.receive(10);
  reserve('c', 50);
  await idle.evicted;
  expect(() => reserve('d', 1)).toThrow(expect.objectContaining({ code: 'busy' }));
  now = 7_500;
  reserve('d', 50);
  await steady.evicted;
});

it('evicts nobody in vain', async () => {
  let now = 0;
  let isEvicted = false;
  const reserve = createMemoryReservations(limits, () => now);
  const idle = reserve('a', 20);
  idle.evicted.then(() => {
    isEvicted = true;
  });
  now = 6_000;
  reserve('b', 60);
  expect(() => reserve('c', 50)).toThrow(expect.objectContaining({ code: 'busy' }));
  expect(() => reserve('a', 45)).toThrow(expect.objectContaining({ code: 'busy' }));
  await Promise.resolve();
  expect(isEvicted).toBe(false);
});
