import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { killAll } from '../process/product.ts';
import { bucketDown, bucketFrozen } from './kinds/bucket-faults.ts';
import type { Ledger } from './ledger.ts';
import { prepare, rehearse } from './rehearse.ts';
import { createWorld, type World } from './world.ts';

// Rehearses faults like faults.test.ts, with files in a bucket.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const pace = { around: 0.1, share: 0.1 };

let world: World;
let ledger: Ledger;

beforeAll(async () => {
  world = await createWorld({ withBucket: true });
  ledger = await prepare(world);
});

afterAll(async () => {
  await world?.stop();
  await killAll();
});

it.each([bucketDown, bucketFrozen])(
  '$name: nothing is lost, duplicated or incomplete, and there is no unexpected error',
  async (fault) => {
    const { wrong, lost, duplicated, partial } = await rehearse(world, ledger, fault, pace);
    expect([...wrong, ...lost, ...duplicated, ...partial]).toEqual([]);
  },
);
