import { describe, expect, test } from 'vitest';
import { prepareReports } from './prepare-reports.ts';

const { reported, query, compose, isDue } = prepareReports();

describe('the report of a week is due', () => {
  test.each([
    ['on Monday at seven in summer', '2026-06-15T05:00:00Z', '2026-06-08'],
    ['not a second earlier', '2026-06-15T04:59:59Z', '2026-06-01'],
    ['on Monday at seven in winter', '2026-11-16T06:00:00Z', '2026-11-09'],
    ['not at seven in summer time', '2026-11-16T05:30:00Z', '2026-11-02'],
    ['on the Monday after the clocks changed', '2026-10-26T06:00:00Z', '2026-10-19'],
    ['still on Sunday', '2026-11-22T22:30:00Z', '2026-11-09'],
    ['across years', '2027-01-04T06:00:00Z', '2026-12-28'],
  ])('%s', async (_, at, week) => {
    const [row] = await query('select private.due_report_week($1)::text as week', [at]);
    expect(row.week).toBe(week);
  });
});

test('leaves out drafts and searches that closed before the week', async () => {
  await query(`update public.jobs set state = 'closed' where id = $1`, [reported.job]);
  expect(await compose()).toMatchObject([{ state: 'closed' }]);
  await query(`update public.jobs set closed_at = now() - interval '8 days' where id = $1`, [
    reported.job,
  ]);
  expect(await compose()).toEqual([]);
  await query(`update public.jobs set state = 'draft' where id = $1`, [reported.job]);
  expect(await compose()).toEqual([]);
});

test('a client is due once per week, with a search that was open on Monday', async () => {
  expect(await isDue()).toBe(true);
  await query('select private.write_report($1)', [reported.client]);
  expect(await isDue()).toBe(false);
  await query('update public.client_reports set week = week - 7 where client_id = $1', [
    reported.client,
  ]);
  expect(await isDue()).toBe(true);
  // A search that opened after the report was due waits for the next Monday.
  await query("update public.jobs set published_at = now() + interval '1 second' where id = $1", [
    reported.job,
  ]);
  expect(await isDue()).toBe(false);
  await query(
    `update public.jobs set published_at = now() - interval '30 days', state = 'closed' where id = $1`,
    [reported.job],
  );
  expect(await isDue()).toBe(false);
  await query(`update public.jobs set state = 'open' where id = $1`, [reported.job]);
  expect(await isDue()).toBe(false);
});

test('leaves out a search that opened after the week', async () => {
  await query(`update public.jobs set published_at = now() + interval '1 minute' where id = $1`, [
    reported.job,
  ]);
  expect(await compose()).toEqual([]);
});
