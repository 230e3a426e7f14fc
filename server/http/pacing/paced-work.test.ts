import { expect, it } from 'vitest';
import { PacedWork } from './paced-work.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('starts a limited number of tasks of one network per iteration, in order, without delaying other networks', async () => {
  const paced = new PacedWork(3);
  const done: string[] = [];
  for (let n = 0; n < 8; n += 1) paced.run('crowd', () => done.push(`crowd ${n}`));
  paced.run('visitor', () => done.push('visitor'));
  expect(done).toEqual(['crowd 0', 'crowd 1', 'crowd 2', 'visitor']);
  await turn();
  expect(done.slice(4)).toEqual(['crowd 3', 'crowd 4', 'crowd 5']);
  // It waits behind earlier work of its network.
  paced.run('crowd', () => done.push('crowd 8'));
  await turn();
  expect(done.slice(7)).toEqual(['crowd 6', 'crowd 7', 'crowd 8']);
});

it('does not delay work of a network that comes piece by piece', async () => {
  const paced = new PacedWork(1);
  let done = 0;
  const work = () => {
    done += 1;
  };
  for (let n = 1; n <= 3; n += 1) {
    paced.run('visitor', work);
    expect(done).toBe(n);
    await turn();
    await turn();
  }
});

it('counts the networks of a /48 together', () => {
  const paced = new PacedWork(2);
  const done: number[] = [];
  for (const n of [1, 2, 3]) paced.run(`2001:db8:1:${n}::/64`, () => done.push(n));
  expect(done).toEqual([1, 2]);
});
