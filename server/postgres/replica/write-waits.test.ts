import { expect, it } from 'vitest';
import { WriteWaits } from './write-waits.ts';

/** Adds a wait, and notes its name when it is over. */
function add(waits: WriteWaits, over: string[], name: string, deadline: number) {
  const wait = waits.add(deadline);
  wait.over.then(() => over.push(name));
  return wait;
}

it('a write waits for its position, or for its time', async () => {
  const waits = new WriteWaits();
  const over: string[] = [];
  add(waits, over, 'reached', 1000).until(50);
  add(waits, over, 'late', 1000).until(60);
  add(waits, over, 'unknown', 2000);
  waits.reach(55);
  await Promise.resolve();
  expect(over).toEqual(['reached']);
  waits.expire(1000);
  await Promise.resolve();
  expect(over).toEqual(['reached', 'late']);
  // Nothing can be asked for while no position is known.
  expect(waits.isWaiting).toBe(false);
  waits.release();
  await Promise.resolve();
  expect(over).toEqual(['reached', 'late', 'unknown']);
});
