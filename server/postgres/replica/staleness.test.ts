import { expect, it } from 'vitest';
import { Staleness } from './staleness.ts';

const ask = (staleness: Staleness, at: number, position: number) =>
  staleness.notePrimary({ at, replayed: staleness.replayed }, position);

it('a replica is behind since the last position of the primary that it has reached', () => {
  const staleness = new Staleness();
  ask(staleness, 1000, 50);
  ask(staleness, 1100, 60);
  ask(staleness, 1200, 70);
  expect(staleness.behind(1300)).toBe(Number.POSITIVE_INFINITY);
  staleness.noteReplica(65);
  expect(staleness.behind(1300)).toBe(200);
  staleness.noteReplica(70);
  expect(staleness.behind(1300)).toBe(100);
});

it('while nobody writes, a replica that has everything is not behind', () => {
  const staleness = new Staleness();
  staleness.noteReplica(50);
  for (const at of [1000, 2000, 3000]) ask(staleness, at, 50);
  expect(staleness.behind(3000)).toBe(0);
});

it('a replica that was further than the primary counts only after it has moved on', () => {
  const staleness = new Staleness();
  staleness.noteReplica(100);
  ask(staleness, 1000, 90);
  // The new primary has written more than the old one, whose replica stays where it was.
  ask(staleness, 1100, 120);
  staleness.noteReplica(100);
  ask(staleness, 1200, 120);
  expect(staleness.behind(1200)).toBe(Number.POSITIVE_INFINITY);
  staleness.noteReplica(121);
  expect(staleness.behind(1200)).toBe(0);
});

it('another server at the other end has nothing until it says so', () => {
  const staleness = new Staleness();
  ask(staleness, 1000, 50);
  staleness.noteReplica(50);
  staleness.forgetReplica();
  ask(staleness, 1100, 50);
  expect(staleness.behind(1100)).toBe(Number.POSITIVE_INFINITY);
});
