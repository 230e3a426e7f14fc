import { beforeAll, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { writeHistory } from './prepare-history.ts';
import { march, readsReports } from './read-reports.ts';
import { writeMarch } from './write-march.ts';

const database = prepareCastDatabase();

let jobs = { weaver: '', spinner: '' };
let client = '';
let { addJob, addApplication, call } = {} as ReturnType<typeof writeHistory>;

beforeAll(async () => {
  const history = writeHistory(database.client);
  ({ addJob, addApplication, call } = history);
  ({ client, jobs } = await writeMarch(database.client, history));
});

const { readFunnel, readRows } = readsReports((...query) => call(...query));

it('time in stage is measured per stay that ended in the period', async () => {
  const times = await call('select * from report_stage_times($1, $2)', march);
  expect(times).toEqual([
    // 3, 2 and 3 days
    { stage: 'new', stays: '3', median_days: 3, slow_days: 3 },
    { stage: 'screening', stays: '1', median_days: 2, slow_days: 2 },
    // 4, 1 and, after the rejection, 10 days: nine of ten within 4 + 0.8 × 6
    { stage: 'interview', stays: '3', median_days: 4, slow_days: expect.closeTo(8.8, 9) },
    { stage: 'offer', stays: '1', median_days: 1, slow_days: 1 },
  ]);
  expect(await readRows('stays', { stage: 'interview' })).toEqual([10, 4, 1]);
  expect(await call(`select * from report_stage_times('2020-01-01', '2020-01-31')`)).toEqual([]);
});

it('sources are those of applications and of hires, however they are spelt', async () => {
  expect(await call('select * from report_sources($1, $2)', march)).toEqual([
    { source: 'linkedin', applications: '2', hires: '2' },
    { source: 'site', applications: '2', hires: '0' },
    { source: 'referral', applications: '0', hires: '1' },
  ]);
  expect(await readRows('hires', { source: 'LinkedIn' })).toEqual([20, 10]);
});

it.each([
  ['job', () => [jobs.weaver, jobs.spinner]],
  ['client', () => [client, null]],
  ['field', () => ['tech', 'creative']],
])('groups have the figures of each %s', async (dimension, keys) => {
  const groups = await call('select * from report_groups($1, $2, $3)', [dimension, ...march]);
  const [weaver, spinner] = keys();
  expect(groups).toEqual([
    { key: weaver, applications: '4', interviews: '3', hires: '2', median_days: 15 },
    { key: spinner, applications: '0', interviews: '0', hires: '1', median_days: 8 },
  ]);
});

it('groups by recruiter include applications without one', async () => {
  const groups = await call(`select * from report_groups('owner', $1, $2)`, march);
  expect(groups).toEqual([
    { key: cast.rasmus.id, applications: '2', interviews: '2', hires: '2', median_days: 15 },
    { key: null, applications: '2', interviews: '1', hires: '1', median_days: 8 },
  ]);
});

it('days are those of Stockholm when clocks change, and 24 hours long when they are measured', async () => {
  const job = await addJob({ slug: 'clocks' });
  const filter = { jobs: [job] };
  for (const [from, to] of [
    // The day in March has 23 hours, from 23:00 to 22:00 UTC; that in October 25, from 22:00 to 23:00.
    ['2026-03-28T11:00Z', '2026-03-28T22:59Z'],
    ['2026-03-28T11:00Z', '2026-03-29T10:00Z'],
    ['2026-03-28T11:00Z', '2026-03-29T22:00Z'],
    ['2026-10-24T21:59Z', '2026-10-25T23:00Z'],
    ['2026-10-24T22:00Z', '2026-10-25T22:59Z'],
  ] as const) {
    await addApplication({
      job,
      steps: [
        ['new', from],
        ['screening', to],
      ],
    });
  }
  const read = async (day: string) => [
    ...(await call('select stays, median_days from report_stage_times($1, $1, $2)', [day, filter])),
    (await readFunnel([day, day], filter))[0],
  ];
  expect(await read('2026-03-29')).toEqual([
    { stays: '1', median_days: expect.closeTo(23 / 24, 9) },
    'new 0',
  ]);
  expect(await read('2026-10-25')).toEqual([
    { stays: '1', median_days: expect.closeTo(1 + 59 / 1440, 9) },
    'new 1',
  ]);
});

it.each(['editor', 'pending', 'account'] as const)('%s counts and reads nothing', async (actor) => {
  const funnel = await call('select sum(applications) from report_funnel($1, $2)', march, actor);
  expect(funnel).toEqual([{ sum: '0' }]);
  for (const figure of ['applications', 'stays', 'hires', 'fills', 'withdrawn']) {
    const rows = await call(
      'select * from list_report_rows($1, $2, $3)',
      [figure, ...march],
      actor,
    );
    expect(rows).toEqual([]);
  }
  expect(await call('select * from report_sources($1, $2)', march, actor)).toEqual([]);
});

it.each([
  `list_report_rows('secrets', '2026-03-01', '2026-03-31')`,
  `report_groups('person_id', '2026-03-01', '2026-03-31')`,
  `report_durations('stays', '2026-03-01', '2026-03-31', '{7}')`,
  `report_funnel('2026-03-01', '2026-03-31', '{"jobs": ["x'' or true --"]}')`,
  `report_funnel('2026-03-01', '2026-03-31', '{"fields": ["x'' or true --"]}')`,
])('%s is rejected', async (unknown) => {
  await expect(call(`select * from ${unknown}`)).rejects.toThrow(/no such|invalid input/);
});
