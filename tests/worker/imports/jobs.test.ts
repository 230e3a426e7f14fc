import { runMigrations } from 'graphile-worker';
import { beforeAll, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareImports } from '../../fixtures/imports.ts';

// Jobs from a file: drafts unless a column says otherwise, for clients that are found by name or organisation number.

const { server, rows, run, read, listRows, check, start, undo } = prepareImports('jobs');

// Without the tables of the queue, nothing is queued.
beforeAll(() => runMigrations({ connectionString: server.databaseUrl }));

const listJobs = (slugs: string) =>
  rows(
    `select slug::text, title, job.state::text, client.name as client, field::text, job.location, remote::text,
       closes_at::text, owner_id, job.description
     from jobs as job left join clients as client on client.id = client_id join job_staff on job_id = job.id
     where slug like $1 order by slug`,
    [slugs],
  );

async function insertClient(name: string, number: string): Promise<void> {
  const [{ id }] = await rows('insert into clients (name) values ($1) returning id', [name]);
  await rows('update client_details set organisation_number = $2 where client_id = $1', [
    id,
    number,
  ]);
}

it('adds jobs for their clients, as drafts unless they can be published, and undoes them', async () => {
  await insertClient('Tent Makers', '556111-1111');
  const id = await check(
    [
      'Title,Company,Orgnr,Status,Department,City,Remote,Description,End date',
      'Sewer one,tent makers,,Published,Operations,Lund,No,"<p>Sew &amp; cut</p><p>Pack</p>",31/12/2199',
      'Sewer two,,5561111111,Archived,,Lund,,,',
      'Sewer three,Nobody,,Published,,Lund,,,',
      'Sewer one,Tent makers,,Published,,,,,',
      'Sewer one,,,,,Umeå,,,',
      ',Tent makers,,,,,,,',
    ].join('\n'),
  );
  expect(await read(id)).toMatchObject({
    outcomes: { new: 4, matched: 1, rejected: 1 },
    reasons: { job_title_missing: 1 },
    notes: { client_unknown: 1, imported_as_draft: 1, repeated_row: 1, location_missing: 1 },
  });
  expect(await listJobs('sewer%')).toEqual([]);

  await start(id, { basis: undefined });
  expect(await read(id)).toMatchObject({ state: 'done', outcomes: { new: 4, matched: 1 } });
  expect(await listJobs('sewer%')).toMatchObject([
    {
      slug: 'sewer-one',
      title: { en: 'Sewer one' },
      state: 'open',
      client: 'Tent Makers',
      field: 'operations',
      remote: 'onsite',
      owner_id: cast.rasmus.id,
      description: {
        en: {
          content: [{ content: [{ text: 'Sew & cut' }] }, { content: [{ text: 'Pack' }] }],
        },
      },
    },
    { slug: 'sewer-one-2', state: 'draft', client: null, location: 'Umeå' },
    { slug: 'sewer-three', state: 'draft', client: null },
    { slug: 'sewer-two', state: 'closed', client: 'Tent Makers' },
  ]);
  const queued = await rows('select distinct task_identifier as task from graphile_worker.jobs');
  expect(queued).toEqual([{ task: 'run-import' }]);

  await undo(id);
  await run(id);
  expect(await read(id)).toMatchObject({ state: 'undone', undone: 5, kept: {} });
  expect(await listJobs('sewer%')).toEqual([]);
  const events = await rows(
    `select kind from client_events join clients on clients.id = client_id where name = 'Tent Makers'`,
  );
  expect(events).toEqual([{ kind: 'created' }]);
});

it('leaves a job that is already here as it is, and keeps one that somebody has applied for', async () => {
  await insertClient('Boat Makers', '556222-2222');
  const file =
    'Title,Client,Status,City\nSailor,Boat Makers,Open,Lund\nCook,Boat Makers,Open,Lund\n';
  const first = await check(file);
  await start(first, { basis: undefined });
  const second = await check(file.replaceAll('Lund', 'Umeå'));
  expect((await read(second))?.outcomes).toEqual({ matched: 2 });
  await start(second, { basis: undefined });
  expect((await listJobs('sailor%')).map(({ location }) => location)).toEqual(['Lund']);
  await rows(
    `with person as (insert into people (first_name, email) values ('Ada', 'ada@jobs.example') returning id)
     insert into applications (job_id, person_id, language) select job.id, person.id, 'en' from jobs as job, person
     where slug = 'sailor'`,
  );
  await undo(first);
  await run(first);
  expect((await listRows(first)).map(({ state, reason }) => [state, reason])).toEqual([
    ['kept', 'changed'],
    ['undone', null],
  ]);
  expect(await listJobs('cook%')).toEqual([]);
});
