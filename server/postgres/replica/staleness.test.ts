import { expect, it } from 'vitest';
import { Staleness } from './staleness.ts';

type PrimaryState = { at: number; position: number };

const recordPrimary = (staleness: Staleness, { at, position }: PrimaryState) =>
  staleness.recordPrimary({ at, replayed: staleness.replayed }, position);

it('a replica is behind since the last position of the primary that it has reached', () => {
  const staleness = new Staleness();
  recordPrimary(staleness, { at: 1000, position: 50 });
  recordPrimary(staleness, { at: 1100, position: 60 });
  recordPrimary(staleness, { at: 1200, position: 70 });
  expect(staleness.behind(1300)).toBe(Number.POSITIVE_INFINITY);
  staleness.recordReplica(65);
  expect(staleness.behind(1300)).toBe(200);
  staleness.recordReplica(70);
  expect(staleness.behind(1300)).toBe(100);
});

it('while nobody writes, a replica that has everything is not behind', () => {
  const staleness = new Staleness();
  staleness.recordReplica(50);
  for (const at of [1000, 2000, 3000]) recordPrimary(staleness, { at, position: 50 });
  expect(staleness.behind(3000)).toBe(0);
});

it('a replica that was further than the primary counts only after it has moved on', () => {
  const staleness = new Staleness();
  staleness.recordReplica(100);
  recordPrimary(staleness, { at: 1000, position: 90 });
  // The new primary has written more than the old one, whose replica stays where it was.
  recordPrimary(staleness, { at: 1100, position: 120 });
  staleness.recordReplica(100);
  recordPrimary(staleness, { at: 1200, position: 120 });
  expect(staleness.behind(1200)).toBe(Number.POSITIVE_INFINITY);
  staleness.recordReplica(121);
  expect(staleness.behind(1200)).toBe(0);
});

it('a new replica is behind until it reports its position', () => {
  const staleness = new Staleness();
  recordPrimary(staleness, { at: 1000, position: 50 });
  staleness.recordReplica(50);
  staleness.forgetReplica();
  recordPrimary(staleness, { at: 1100, position: 50 });
  expect(staleness.behind(1100)).toBe(Number.POSITIVE_INFINITY);
});
