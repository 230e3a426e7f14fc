import { setTimeout as sleep } from 'node:timers/promises';
import { account, createActors } from './actors.ts';
import { check, countTurns, type Findings } from './check.ts';
import type { Fault } from './fault.ts';
import { bucket, createLedger, type Ledger } from './ledger.ts';
import { startLoad } from './load.ts';
import { type Observations, observe } from './observe.ts';
import type { World } from './world.ts';

// Rehearses one fault: load runs before, during and after it, then the results are counted.

export type Outcome = Findings & {
  fault: Fault;
  /** Successful responses per second. */
  rates: { before: number; during: number; after: number };
  /** Seconds from the end of the fault until all actors succeed again. */
  back: number;
  errors: Map<string, number>;
  /** Unexpected error responses. */
  wrong: string[];
};

/** Seconds of load before and after the fault, and the fraction of its duration. */
type Pace = { around: number; share: number };

/** Prepares the load, once for all faults. */
export async function prepare(world: World): Promise<Ledger> {
  const service = world.client(world.keys.service, fetch);
  await service.auth.admin.createUser({ ...account, email_confirm: true });
  await service.storage.createBucket(bucket);
  await world.query('delete from public.job_questions');
  return createLedger(await countTurns(world));
}

export async function rehearse(
  world: World,
  ledger: Ledger,
  fault: Fault,
  pace: Pace,
): Promise<Outcome> {
  const seen: Observations = { successes: [], retryErrors: new Map(), unexpected: [] };
  const fetch = observe(seen, world.urls);
  world.wasKilled = false;
  world.wasCut = false;
  const load = startLoad(createActors(world, ledger, fetch), seen);
  const wait = (seconds: number) => sleep(seconds * pace.share * 1000);
  try {
    await load.untilRecovered();
    const loadStarted = performance.now();
    await sleep(pace.around * 1000);
    const faultStarted = performance.now();
    await fault.run({ world, load, wait, fetch });
    const faultEnded = performance.now();
    const back = await load.untilRecovered();
    const recovered = performance.now();
    await sleep(pace.around * 1000);
    const loadEnded = performance.now();
    await load.stop();
    const rate = (from: number, to: number) =>
      seen.successes.filter((at) => at >= from && at < to).length / ((to - from) / 1000);
    return {
      fault,
      rates: {
        before: rate(loadStarted, faultStarted),
        during: rate(faultStarted, faultEnded),
        after: rate(recovered, loadEnded),
      },
      back,
      errors: seen.retryErrors,
      wrong: [
        ...seen.unexpected,
        ...[...seen.retryErrors.keys()]
          .filter((error) => !fault.allowedErrors.test(error))
          .map((error) => `${error}, which this fault does not explain`),
      ],
      ...(await check(world, ledger)),
    };
  } finally {
    await load.stop();
  }
}
