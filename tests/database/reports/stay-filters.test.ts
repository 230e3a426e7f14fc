import { beforeAll, expect, test } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { writeHistory } from './prepare-history.ts';
import { writeMarch } from './write-march.ts';

// Without a filter the time in stages is counted from stays alone, with one from their applications and jobs too.

const database = prepareCastDatabase();
const march = ['2026-03-01', '2026-03-31'];
let call = {} as ReturnType<typeof writeHistory>['call'];
let withdrawn = '';
let erased = '';
let restricted = '';

beforeAll(async () => {
  const history = writeHistory(database.client);
  ({ call } = history);
  await writeMarch(database.client, history);
  const add = (job: string) =>
    history.addApplication({
      job,
      steps: [
        ['new', '2026-03-02T12:00Z'],
        ['screening', '2026-03-09T12:00Z'],
      ],
    });
  const job = await history.addJob({ slug: 'dyer' });
  restricted = await history.addJob({ slug: 'fuller' });
  withdrawn = await add(job);
  erased = await add(job);
  await add(restricted);
});

const readTimes = (filter: object) =>
  call('select * from report_stage_times($1, $2, $3)', [...march, filter]);

/** The number of stays that each of both ways counts. */
async function count(): Promise<number> {
  const { rows } = await database.client.query<{ id: string }>('select id from public.jobs');
  const times = await readTimes({});
  expect(await readTimes({ jobs: rows.map(({ id }) => id) })).toEqual(times);
  return times.reduce((total, { stays }) => total + Number(stays), 0);
}

test('all jobs, chosen one by one, are the same as no filter', async () => {
  expect(await count()).toBeGreaterThan(5);
});

test('neither way counts withdrawn applications, people who await erasure, or restricted jobs', async () => {
  const before = await count();
  const change = (statement: string, id: string) => database.client.query(statement, [id]);
  await change('update public.applications set withdrawn_at = now() where id = $1', withdrawn);
  expect(await count()).toBe(before - 1);
  await change(
    `update public.people set erase_after = now() + interval '1 day'
     where id = (select person_id from public.applications where id = $1)`,
    erased,
  );
  expect(await count()).toBe(before - 2);
  await change('update public.job_staff set is_restricted = true where job_id = $1', restricted);
  expect(await count()).toBe(before - 3);
});
