import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../server/postgres/with-client.ts';
import { continueBulkActions, idleSeconds } from '../server/worker/continue-bulk-actions.ts';
import { rowsOf } from '../tests/fixtures/any-row.ts';
import { insertApplicants } from '../tests/fixtures/applicants/many-applicants.ts';
import { type FunctionsServer, startFunctionsServer } from '../tests/fixtures/functions-server.ts';
import { startChild } from '../tests/fixtures/processes/child.ts';
import { jobContext } from '../tests/fixtures/worker.ts';
import type { Section } from './report.ts';

// One action moves ten thousand applicants, each with a mail. Its worker is killed in the middle, and another continues.

const total = 10_000;

export async function measureBulk(): Promise<Section> {
  const server = await startFunctionsServer();
  const rows = rowsOf(server);
  const call = async (name: string, body: object) => {
    const { status, data } = await server.invoke(name, body, { as: 'rasmus' });
    if (status !== 200) throw new Error(`${name} answered ${status}`);
    return data;
  };
  const read = async () =>
    (await rows('select id, state::text, done, undone, skipped from bulk_actions'))[0];
  const startWorker = () =>
    startChild('worker-process.ts', server.databaseUrl, '', server.files.folder);
  const waitFor = async (isReached: (action: Awaited<ReturnType<typeof read>>) => boolean) => {
    const began = performance.now();
    while (!isReached(await read())) await sleep(250);
    return (performance.now() - began) / 1000;
  };

  const applicants = await insertApplicants(rows, { count: total });
  const [{ job_id: job }] = await rows('select job_id from applications where id = $1', [
    applicants[0]?.id,
  ]);
  const body = {
    target: 'applications',
    selection: { mode: 'all', path: `/rest/v1/applications?job_id=eq.${job}&select=id`, id: 'id' },
    work: {
      kind: 'move',
      to: 'screening',
      from: ['new'],
      mail: { template: 'application_stage_screening' },
    },
  };
  const killed = await startWorker();
  const [preview, previewMs] = await timed(() => call('preview-bulk-action', body));
  const [, startMs] = await timed(() =>
    call('start-bulk-action', { ...body, version: preview.version }),
  );
  const before = await waitFor(({ done }) => done >= total / 2);
  await killed.kill();
  const doneAtKill = (await read()).done;
  const next = await startWorker();
  await recover(server, (await read()).id);
  const after = await waitFor(({ state }) => state === 'done');
  const { id, done, skipped } = await read();
  const [doubled] = await rows(
    `select (select count(*) from (select application_id from application_events where kind = 'stage_moved' group by 1 having count(*) > 1) as twice)::integer
       + (select count(*) from (select application_id from outbox where template_key = 'application_stage_screening' group by 1 having count(*) > 1) as twice)::integer as count,
       (select count(*)::integer from outbox where template_key = 'application_stage_screening') as mails`,
  );
  const [, undoMs] = await timed(() => call('undo-bulk-action', { action_id: id }));
  const undo = await waitFor(({ state }) => state === 'undone');
  const { undone } = await read();
  const [left] = await rows(
    `select count(*)::integer as count from outbox where template_key = 'application_stage_screening' and state <> 'cancelled'`,
  );
  await next.kill();
  await server.stop();
  return {
    title: 'actions on many rows',
    about: `One action moves ${total} applicants to another stage, each with a mail, by one worker. It is killed with \`kill -9\` after half of them (${doneAtKill} rows were committed), and another worker continues. Then everything is undone. There is no peer.`,
    versions: [],
    table: {
      head: ['step', 'result'],
      rows: [
        ['preview of all that match', `${Math.round(previewMs)} ms`],
        ['start, with the selection stored', `${Math.round(startMs)} ms`],
        [
          'run',
          `${Math.round(before + after)} s, ${Math.round(total / (before + after))} rows a second`,
        ],
        ['undo: mail is cancelled', `${Math.round(undoMs)} ms`],
        [
          'undo: rows are restored',
          `${Math.round(undo)} s, ${Math.round(undone / undo)} rows a second`,
        ],
        ['done, mails, undone', `${done}, ${doubled.mails}, ${undone}`],
      ],
    },
    targets: [
      {
        what: `rows done and undone of ${total}, over kill -9`,
        aim: 'all',
        measured: `${done}, ${undone}`,
        met: done === total && undone === total && Object.keys(skipped).length === 0,
      },
      {
        what: 'moves or mails that happened twice, mails left after undo',
        aim: 'none',
        measured: `${doubled.count}, ${left.count}`,
        met: doubled.count === 0 && left.count === 0,
      },
    ],
  };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}

/** Does immediately what the scheduled task does half a minute after the last batch of a worker that died. */
async function recover(server: FunctionsServer, id: string): Promise<void> {
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
