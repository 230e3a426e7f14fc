import { beforeAll, describe, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { writeHistory } from './prepare-history.ts';
import { writeMarch } from './write-march.ts';

const database = prepareCastDatabase();
const march = ['2026-03-01', '2026-03-31'];
const bounds = [7, 14, 28];
let jobs = { weaver: '', spinner: '' };
let client = '';
let { addJob, addApplication, call } = {} as ReturnType<typeof writeHistory>;

beforeAll(async () => {
  const history = writeHistory(database.client);
  ({ addJob, addApplication, call } = history);
  ({ client, jobs } = await writeMarch(database.client, history));
});

const readFunnel = async (days: string[], filter = {}) =>
  (await call('select * from report_funnel($1, $2, $3)', [...days, filter])).map(
    ({ stage, applications }) => `${stage} ${applications}`,
  );

const readRows = async (figure: string, more: Record<string, string> = {}) =>
  (
    await call(
      'select days, source from list_report_rows($1, $2, $3, at_stage => $4, from_source => $5)',
      [figure, ...march, more.stage ?? null, more.source ?? null],
    )
  ).map(({ days }) => days);

describe('the funnel', () => {
  it('counts how far the applications of the period have come', async () => {
    expect(await readFunnel(march)).toEqual([
      'new 4',
      'screening 3',
      'interview 3',
      'offer 3',
      'hired 2',
    ]);
    expect(await call('select * from count_left_out($1, $2)', march)).toEqual([
      { withdrawn: '1', imported: '2' },
    ]);
  });

  it.each([
    [{}, [1]],
    [{ fields: ['creative'] }, []],
    [{ owners: [cast.rasmus.id] }, []],
    [{ unowned: true }, [1]],
  ])('lists the withdrawn ones with the filter %j', async (filter, days) => {
    const rows = await call(`select days from list_report_rows('withdrawn', $1, $2, $3)`, [
      ...march,
      filter,
    ]);
    expect(rows.map((row) => row.days)).toEqual(days);
    const [left] = await call('select withdrawn from count_left_out($1, $2, $3)', [
      ...march,
      filter,
    ]);
    expect(left).toEqual({ withdrawn: String(days.length) });
  });

  it('has as many rows behind each figure', async () => {
    expect(await readRows('applications')).toHaveLength(4);
    expect(await readRows('applications', { stage: 'offer' })).toHaveLength(3);
    expect(await readRows('applications', { stage: 'hired' })).toHaveLength(2);
  });

  it('is all zeros in a period in which nobody applied', async () => {
    expect(await readFunnel(['2020-01-01', '2020-01-31'])).toEqual([
      'new 0',
      'screening 0',
      'interview 0',
      'offer 0',
      'hired 0',
    ]);
  });

  it.each([
    ['recruiter', { owners: [cast.rasmus.id] }, 2],
    ['nobody', { unowned: true }, 2],
    ['recruiter or nobody', { owners: [cast.rasmus.id], unowned: true }, 4],
    ['job', () => ({ jobs: [jobs.weaver] }), 4],
    ['another job', () => ({ jobs: [jobs.spinner] }), 0],
    ['client', () => ({ clients: [client] }), 4],
    ['field', { fields: ['tech', 'operations'] }, 4],
    ['another field', { fields: ['creative'] }, 0],
  ])('is filtered by %s', async (_name, filter, total) => {
    const [first] = await readFunnel(march, typeof filter === 'function' ? filter() : filter);
    expect(first).toBe(`new ${total}`);
  });
});

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

describe('the time to hire and to fill', () => {
  const read = async (figure: string, days = march) =>
    (await call('select * from report_durations($1, $2, $3, $4)', [figure, ...days, bounds]))[0];

  it('is that of the hires of the period', async () => {
    // 8, 10 and 20 days
    expect(await read('hires')).toEqual({
      total: '3',
      median_days: 10,
      slow_days: expect.closeTo(18, 9),
      histogram: ['0', '2', '1', '0'],
    });
    expect(await readRows('hires')).toEqual([20, 10, 8]);
  });

  it('is that of the first hire of each job, since it was published', async () => {
    // From the first of March at eight: 9 days and 15.5 hours, and 14 days.
    const first = 9 + 15.5 / 24;
    expect(await read('fills')).toMatchObject({
      total: '2',
      median_days: expect.closeTo((first + 14) / 2, 9),
      histogram: ['0', '1', '1', '0'],
    });
    expect(await readRows('fills')).toEqual([14, expect.closeTo(first, 9)]);
  });

  it('is unknown without hires', async () => {
    expect(await read('fills', ['2020-01-01', '2020-01-31'])).toEqual({
      total: '0',
      median_days: null,
      slow_days: null,
      histogram: ['0', '0', '0', '0'],
    });
  });
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
