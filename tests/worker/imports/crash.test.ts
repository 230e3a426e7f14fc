import { afterEach, expect, it } from 'vitest';
import { importBatchSize } from '../../../server/features/imports/run-batch.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { continueImports, idleSeconds } from '../../../server/worker/continue-imports.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { type Child, startChild } from '../../fixtures/processes/child.ts';
import { until } from '../../fixtures/until.ts';
import { jobContext } from '../../fixtures/worker.ts';

// The process is killed in the middle of an import. Another one continues, and nobody is imported twice.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const workers: Child[] = [];
/** Longer than the rows take on a busy machine. */
const runMs = 90_000;
const total = importBatchSize * 4;

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
    await rows('select state::text, progress, undone, outcomes from imports where id = $1', [id])
  )[0];

/** Makes the import older, so that the scheduled task finds it. */
async function find(id: string): Promise<void> {
  await withClient(server.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    await client.query(
      'update public.imports set updated_at = now() - make_interval(secs => $2) where id = $1',
      [id, idleSeconds + 1],
    );
  });
  await continueImports(await jobContext(server), undefined, async (task, payload, key) => {
    await server.database.query('select private.add_job($1, $2, now(), $3)', [
      task,
      JSON.stringify(payload),
      key,
    ]);
  });
}

const countPeople = async () =>
  (
    await rows(
      `select count(*)::integer as people, count(distinct email)::integer as addresses,
         (select count(*)::integer from person_events where kind = 'imported') as events,
         (select count(*)::integer from outbox where template_key = 'import_notice') as notices
       from people where email::text like '%@crash.example'`,
    )
  )[0];

it(
  'continues after kill -9, forward and back, and imports nobody twice',
  async () => {
    const lines = Array.from({ length: total }, (_, at) => `Ada ${at},ada${at}@crash.example`);
    const form = new FormData();
    form.set('target', 'people');
    form.set('file', new File([`Name,Email\n${lines.join('\n')}`], 'people.csv'));
    const { data } = await server.invoke('upload-import', form, { as: 'rasmus' });
    const id = data.id as string;
    const worker = await startWorker();
    const mapping = ['full_name', 'email'];
    await server.invoke('check-import', { import_id: id, mapping }, { as: 'rasmus' });
    await until(async () => (await read(id))?.state === 'checked', runMs);
    await server.invoke(
      'start-import',
      { import_id: id, basis: 'consent', source: 'Greenhouse', sends_notice: true },
      { as: 'rasmus' },
    );
    await until(async () => (await read(id))?.progress >= importBatchSize, runMs);
    await worker.kill();
    expect((await read(id))?.progress).toBeLessThan(total);
    const second = await startWorker();
    await find(id);
    await until(async () => (await read(id))?.state === 'done', runMs);
    expect(await read(id)).toMatchObject({ outcomes: { new: total } });
    expect(await countPeople()).toEqual({
      people: total,
      addresses: total,
      events: total,
      notices: total,
    });

    await server.invoke('undo-import', { import_id: id }, { as: 'rasmus' });
    await until(async () => (await read(id))?.undone >= importBatchSize, runMs);
    await second.kill();
    expect((await read(id))?.undone).toBeLessThan(total);
    await startWorker();
    await find(id);
    await until(async () => (await read(id))?.state === 'undone', runMs);
    expect(await read(id)).toMatchObject({ undone: total });
    expect(await countPeople()).toEqual({ people: 0, addresses: 0, events: 0, notices: 0 });
  },
  5 * runMs,
);
