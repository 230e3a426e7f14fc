import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mebibyte } from '../../domain/units.ts';
import { registry } from '../../server/functions/registry.ts';
import { fuzzedFunctions } from './groups/functions.ts';
import { groups, seed } from './groups.ts';
import { play } from './play.ts';
import { openTarget, type Target } from './target.ts';

// Runs the short form of `npm run test:fuzz`.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const batches = 100;

let target: Target;
beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed}`);
  target = await openTarget();
});
afterAll(() => target?.stop());

it.each(groups)(
  '$name: hostile input causes no 5xx, no timeout, no leak and no logged error',
  async (group) => {
    const { sent, failure } = await play(target, group, { seed, batches });
    expect(failure, failure).toBeUndefined();
    expect(sent).toBeGreaterThan(0);
  },
);

it('memory stays below 700 MiB', async () => {
  expect(await target.memory()).toBeLessThan(700 * mebibyte);
});

it('covers every remote function', () => {
  expect(fuzzedFunctions.toSorted()).toEqual([...registry.keys()].toSorted());
});
