import { afterEach, expect, it } from 'vitest';
import { batchSize } from '../../server/features/bulk/run-batch.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { continueBulkActions, idleSeconds } from '../../server/worker/continue-bulk-actions.ts';
import { insertApplicants } from '../fixtures/applicants/many-applicants.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { type Child, startChild } from '../fixtures/processes/child.ts';
import { until } from '../fixtures/until.ts';
import { jobContext } from '../fixtures/worker.ts';

// The process is killed in the middle of a bulk action. Another one continues, and nothing is done twice.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const workers: Child[] = [];
/** Longer than the rows take on a busy machine. */
const runMs = 60_000;

const startWorker = async () => {
  const worker = await startChild('worker-process.ts', server.databaseUrl, '', server.files.folder);
  workers.push(worker);
  return worker;
};

afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.kill();
});

const read = async (id: string) =>
  (
    await rows('select state::text, done, skipped, undone from bulk_actions where id = $1', [id])
  )[0];

/** Makes the action older, so that the scheduled task finds it. */
async function find(id: string): Promise<void> {
  await withClient(server.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      'update public.bulk_actions set updated_at = now() - make_interval(secs => $2) where id = $1',
      [id, idleSeconds + 1],
    );
  });
  await continueBulkActions(await jobContext(server), undefined, async (task, payload, key) => {
    await server.database.query('select private.add_job($1, $2, now(), $3)', [
      task,
      JSON.stringify(payload),
      key,
    ]);
  });
}

async function killDuring(
  worker: Child,
  id: string,
  column: 'done' | 'undone',
  total: number,
): Promise<void> {
  await until(async () => (await read(id))?.[column] >= batchSize);
  await worker.kill();
  expect((await read(id))?.[column]).toBeLessThan(total);
}

it(
  'continues after kill -9, forward and back, and does nothing twice',
  async () => {
    const total = batchSize * 4;
    const applicants = await insertApplicants(rows, { count: total });
    const ids = applicants.map(({ id }) => id);
    await rows(
      `insert into stage_rules (job_id, stage, kind, is_on, title, days)
     select job_id, 'screening', 'task', true, 'Call', 1 from applications where id = $1`,
      [ids[0]],
    );
    const worker = await startWorker();
    const { data } = await server.invoke(
      'start-bulk-action',
      {
        target: 'applications',
        selection: { mode: 'some', ids },
        work: {
          kind: 'move',
          to: 'screening',
          from: ['new'],
          mail: { template: 'application_stage_screening' },
        },
      },
      { as: 'rasmus' },
    );
    const id = data.id as string;
    await killDuring(worker, id, 'done', total);
    await startWorker();
    await find(id);
    await until(async () => (await read(id))?.state === 'done', runMs);
    expect(await read(id)).toMatchObject({ done: total, skipped: {} });
    const results = await rows(
      `select count(*)::integer as rows, count(distinct acted.mail_id)::integer as mails,
       (select count(*)::integer from outbox where application_id = any ($2) and template_key = 'application_stage_screening') as queued,
       (select count(*)::integer from application_events where application_id = any ($2) and kind = 'stage_moved') as moves
     from bulk_action_rows as acted where action_id = $1 and state = 'done'`,
      [id, ids],
    );
    expect(results).toEqual([{ rows: total, mails: total, queued: total, moves: total }]);
    // Rules of the stage wait as the mail does.
    const jobs = await rows(
      `select count(*)::integer as count, bool_and(run_at > now() + interval '4 minutes') as waits
     from graphile_worker.jobs where key = any (select 'stage-rules:' || id from unnest($1::text[]) as id)`,
      [ids],
    );
    expect(jobs).toEqual([{ count: total, waits: true }]);

    for (const worker of workers.splice(0)) await worker.kill();
    expect(
      (await server.invoke('undo-bulk-action', { action_id: id }, { as: 'rasmus' })).status,
    ).toBe(200);
    await killDuring(await startWorker(), id, 'undone', total);
    await startWorker();
    await find(id);
    await until(async () => (await read(id))?.state === 'undone', runMs);
    expect(await read(id)).toMatchObject({ undone: total });
    const after = await rows(
      `select stage::text, count(*)::integer as count,
       (select count(*)::integer from outbox where application_id = any ($1) and state = 'cancelled') as cancelled
     from applications where id = any ($1) group by 1`,
      [ids],
    );
    expect(after).toEqual([{ stage: 'new', count: total, cancelled: total }]);
  },
  4 * runMs,
);
