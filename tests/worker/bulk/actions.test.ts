import { expect, it } from 'vitest';
import { batchSize } from '../../../server/features/bulk/run-batch.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { continueBulkActions, idleSeconds } from '../../../server/worker/continue-bulk-actions.ts';
import { runBulkAction } from '../../../server/worker/run-bulk-action.ts';
import { insertApplicants } from '../../fixtures/applicants/many-applicants.ts';
import { cast } from '../../fixtures/cast.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { moving, prepareBulkActions, some } from './prepare-bulk-actions.ts';

// Actions on many rows, as the worker does them: stopped, continued, and undone as a whole.

const { server, rows, start, run, undo, read, stagesOf } = prepareBulkActions();

it('stops after the current batch when it is cancelled, and can still be undone', async () => {
  const applicants = await insertApplicants(rows, { count: batchSize * 3, prefix: 'cancel' });
  const id = await start({ target: 'applications', selection: some(applicants), work: moving });
  const context = await jobContext(server);
  // The task stops when the worker does, so that the action is cancelled between two batches.
  const stopping = new AbortController();
  const transaction: typeof context.database.transaction = async (work) => {
    const result = await context.database.transaction(work);
    stopping.abort();
    return result;
  };
  const added: string[] = [];
  await runBulkAction(
    { ...context, database: { ...context.database, transaction }, stopping: stopping.signal },
    { id },
    async (task, _, key) => void added.push(`${task} ${key}`),
  );
  expect(added).toEqual([`run-bulk-action bulk-action:${id}`]);
  expect(await read(id)).toMatchObject({ state: 'running', done: batchSize });
  expect(
    (await server.invoke('cancel-bulk-action', { action_id: id }, { as: 'rasmus' })).status,
  ).toBe(200);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'done', is_stopped: true, done: batchSize });
  await undo(id);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: batchSize });
  expect(await stagesOf(applicants)).toEqual(['new']);
});

it('does nothing more for a colleague who has been disabled', async () => {
  const applicants = await insertApplicants(rows, { count: 4, prefix: 'disabled' });
  const id = await start({ target: 'applications', selection: some(applicants), work: moving });
  await rows(`update staff_profiles set state = 'disabled' where user_id = $1`, [cast.rasmus.id]);
  await run(id);
  await rows(`update staff_profiles set state = 'active' where user_id = $1`, [cast.rasmus.id]);
  expect(await read(id)).toMatchObject({ state: 'done', done: 0, skipped: { not_allowed: 4 } });
  expect(await stagesOf(applicants)).toEqual(['new']);
});

it('is continued if its worker has died', async () => {
  const applicants = await insertApplicants(rows, { count: 1, prefix: 'idle' });
  const id = await start({ target: 'applications', selection: some(applicants), work: moving });
  const find = async () => {
    const added: string[] = [];
    await continueBulkActions(await jobContext(server), undefined, async (_, __, key) => {
      added.push(key);
    });
    return added;
  };
  expect(await find()).not.toContain(`bulk-action:${id}`);
  await withClient(server.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      'update public.bulk_actions set updated_at = now() - make_interval(secs => $2) where id = $1',
      [id, idleSeconds + 1],
    );
  });
  expect(await find()).toContain(`bulk-action:${id}`);
  await run(id);
});
