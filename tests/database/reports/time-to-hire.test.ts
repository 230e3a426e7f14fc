import { beforeAll, describe, expect, it } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { writeHistory } from './prepare-history.ts';
import { writeMarch } from './write-march.ts';

const database = prepareCastDatabase();
const march = ['2026-03-01', '2026-03-31'];
const bounds = [7, 14, 28];
let { call } = {} as ReturnType<typeof writeHistory>;

beforeAll(async () => {
  const history = writeHistory(database.client);
  ({ call } = history);
  await writeMarch(database.client, history);
});

const readRows = async (figure: string, parameters: Record<string, string> = {}) =>
  (
    await call(
      'select days, source from list_report_rows($1, $2, $3, at_stage => $4, from_source => $5)',
      [figure, ...march, parameters.stage ?? null, parameters.source ?? null],
    )
  ).map(({ days }) => days);

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
