import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { maxImportRows } from '../domain/imports/import.ts';
import { rowsOf } from '../tests/fixtures/any-row.ts';
import { startFunctionsServer } from '../tests/fixtures/functions-server.ts';
import { startChild } from '../tests/fixtures/processes/child.ts';
import type { Section } from './report.ts';

// One file brings as many people as a file may, with applications and tags, by one worker. Then all of it is undone.

const stages = ['Inbox', 'Phone screen', 'Interview', 'Rejected', 'Hired'];

const renderFile = () =>
  [
    'First name,Last name,Email,Phone,City,Tags,Job title,Stage,Created at',
    ...Array.from({ length: maxImportRows }, (_, at) =>
      [
        `Ada ${at}`,
        `Lind ${at % 977}`,
        `ada${at}@import.example`,
        `070${String(at).padStart(7, '0')}`,
        'Lund',
        `skill${at % 50}`,
        'Import lead',
        stages[at % stages.length],
        '2024-03-09',
      ].join(),
    ),
  ].join('\n');

export async function measureImports(): Promise<Section> {
  const server = await startFunctionsServer();
  const rows = rowsOf(server);
  const call = async (name: string, body: object) => {
    const { status, data } = await server.invoke(name, body, { as: 'rasmus' });
    if (status !== 200) throw new Error(`${name} answered ${status}`);
    return data;
  };
  await rows(
    `insert into jobs (slug, kind, field, title, state) values ('import-lead', 'internal', 'tech', '{"en": "Import lead"}', 'closed')`,
  );
  const worker = await startChild('worker-process.ts', server.databaseUrl, '', server.files.folder);
  const read = async () =>
    (await rows('select state::text, progress, outcomes, undone, kept from imports'))[0];
  const waitFor = async (state: string) => {
    const began = performance.now();
    while ((await read()).state !== state) await sleep(500);
    return (performance.now() - began) / 1000;
  };

  const form = new FormData();
  form.set('target', 'people');
  form.set('file', new File([renderFile()], 'people.csv'));
  const [{ id }, uploadMs] = await timed(() => call('upload-import', form));
  const mapping = (await rows('select mapping from imports where id = $1', [id]))[0].mapping;
  await call('check-import', { import_id: id, mapping });
  const check = await waitFor('checked');
  await call('start-import', { import_id: id, basis: 'request', source: 'Teamtailor' });
  const run = await waitFor('done');
  const { outcomes } = await read();
  const [found] = await rows(
    `select (select count(*)::integer from people where email::text like '%@import.example') as people,
       (select count(distinct email)::integer from people where email::text like '%@import.example') as addresses,
       (select count(*)::integer from applications where imported) as applications`,
  );
  await call('undo-import', { import_id: id });
  const undo = await waitFor('undone');
  const { undone } = await read();
  const [left] = await rows(
    `select count(*)::integer as people from people where email::text like '%@import.example'`,
  );
  const memory = {
    worker: await readPeak(worker.process.pid ?? 0),
    server: await readPeak(process.pid),
  };
  await worker.kill();
  await server.stop();
  const speed = (seconds: number) =>
    `${Math.round(seconds)} s, ${Math.round(maxImportRows / seconds)} rows a second`;
  return {
    title: 'people from a file',
    about: `One CSV file with ${maxImportRows} people, each with a tag and an application, by one worker; then the whole import is undone. The memory is the peak of the whole run. The server is a process that also holds the file and the test. There is no peer.`,
    versions: [],
    table: {
      head: ['step', 'result'],
      rows: [
        ['upload: the file is read and its rows are stored', `${Math.round(uploadMs)} ms`],
        ['check of all rows', speed(check)],
        ['import', speed(run)],
        ['undo', speed(undo)],
        [
          'people, addresses, applications',
          `${found.people}, ${found.addresses}, ${found.applications}`,
        ],
        ['memory of the worker, peak', memory.worker],
        ['memory of the server, peak', memory.server],
      ],
    },
    targets: [
      {
        what: `people imported and undone of ${maxImportRows}`,
        aim: 'all',
        measured: `${outcomes.new}, ${undone}`,
        met: outcomes.new === maxImportRows && undone === maxImportRows && left.people === 0,
      },
    ],
  };
}

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const began = performance.now();
  return [await work(), performance.now() - began];
}

/** The most memory that the process had at any time. */
async function readPeak(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kibibytes = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  return `${Math.round(kibibytes / 1024)} MiB`;
}
