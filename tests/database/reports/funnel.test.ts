import { beforeAll, describe, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { writeHistory } from './prepare-history.ts';
import { march, readsReports } from './read-reports.ts';
import { writeMarch } from './write-march.ts';

const database = prepareCastDatabase();

let jobs = { weaver: '', spinner: '' };
let client = '';
let { call } = {} as ReturnType<typeof writeHistory>;

beforeAll(async () => {
  const history = writeHistory(database.client);
  ({ call } = history);
  ({ client, jobs } = await writeMarch(database.client, history));
});

const { readFunnel, readRows } = readsReports((...query) => call(...query));

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
    const [leftOutRow] = await call('select withdrawn from count_left_out($1, $2, $3)', [
      ...march,
      filter,
    ]);
    expect(leftOutRow).toEqual({ withdrawn: String(days.length) });
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
