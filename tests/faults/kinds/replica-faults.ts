import { until } from '../../fixtures/until.ts';
import { type Fault, noErrors } from '../fault.ts';
import type { World } from '../world.ts';

// The standby that serves reads is killed, or stops replaying.

export const replicaKilled: Fault = {
  name: 'The read replica is killed',
  how: 'Reads use a streaming standby of a PostgreSQL 15 (`DATABASE_READ_URL`), whose main process gets SIGKILL; it is started again.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    const isUsedAgain = watchReturn(world);
    await world.replicated?.killReplica();
    await wait(5);
    await world.replicated?.startReplica();
    await isUsedAgain();
  },
};

export const replicaLate: Fault = {
  name: 'The read replica stops replaying',
  how: '`pg_wal_replay_pause()` on the standby, and `pg_wal_replay_resume()` eight seconds later. Writes wait for it until no process uses it any more.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    const isUsedAgain = watchReturn(world);
    await world.replicated?.onReplica('select pg_wal_replay_pause()');
    await wait(8);
    await world.replicated?.onReplica('select pg_wal_replay_resume()');
    await isUsedAgain();
  },
};

/** Resolves when the product says that it uses the replica again. */
function watchReturn({ products: [product] }: World): () => Promise<void> {
  const countReturns = () => product?.output().split('the replica is used again').length ?? 0;
  const before = countReturns();
  return async () => void (await until(() => countReturns() > before));
}
