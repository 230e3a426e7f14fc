import { expect, test } from 'vitest';
import { prepareReports } from './prepare-reports.ts';

const { reported, query, addClient, addSearch, apply, present, compose, reports } =
  prepareReports();

test('counts people per stage, and what happened in the week', async () => {
  await apply('new');
  await apply('new', '20 days');
  await apply('screening', '1 day');
  await present(await apply('interview', '20 days'));
  await present(await apply('offer', '20 days'), 'interview', '10 days');
  await apply('rejected');
  expect(await compose()).toEqual([
    {
      id: reported.job,
      title: { en: 'Weaver' },
      state: 'open',
      stages: { new: 2, screening: 1, interview: 1, offer: 1 },
      applied: 3,
      presented: 1,
      interviews: 1,
      awaiting: 1,
    },
  ]);
});

test('counts nobody who was moved to the interviews by mistake', async () => {
  const mistaken = await apply('interview');
  await query(`update public.applications set stage = 'new' where id = $1`, [mistaken]);
  await apply('interview');
  expect(await compose()).toMatchObject([
    { stages: { new: 1, interview: 1 }, applied: 2, interviews: 1 },
  ]);
});

test('counts nobody who withdrew, awaits erasure or applied to another client', async () => {
  const gone = await apply('new');
  await query('update public.applications set withdrawn_at = now() where id = $1', [gone]);
  const hidden = await apply('interview');
  await present(hidden);
  await query(
    `update public.people set erase_after = now() + interval '3 days'
     where id = (select person_id from public.applications where id = $1)`,
    [hidden],
  );
  const other = await addClient(`Fjärilshuset ${crypto.randomUUID()}`);
  await apply('new', '0 days', await addSearch(other, '30 days'));
  expect(await compose()).toMatchObject([
    { stages: {}, applied: 0, presented: 0, interviews: 0, awaiting: 0 },
  ]);
});

test('counts people in the stages that they were in at the end of the week', async () => {
  const [week] = await query(
    'select private.start_of_stockholm_day(private.due_report_week() + 7) as ends_at',
  );
  const setMove = (application: string, distance: string) =>
    query(
      `update public.stage_stays as stay set
         entered_at = case when stay.stage = 'new' then stay.entered_at else $2::timestamptz + $3::interval end,
         left_at = case when stay.stage = 'new' then $2::timestamptz + $3::interval end
       where stay.application_id = $1`,
      [application, week.ends_at, distance],
    );
  // Moved before the week ended, after it, and applied after it.
  await setMove(await apply('screening', '20 days'), '-1 hour');
  await setMove(await apply('interview', '20 days'), '1 hour');
  await apply('new');
  await query('select private.write_report($1)', [reported.client]);
  const { earlier } = await reports();
  expect(earlier[0].searches).toMatchObject([{ stages: { new: 1, screening: 1 } }]);
});

test('a report is stored once, and as it was', async () => {
  await apply('new', '20 days');
  const write = () => query('select week from private.write_report($1)', [reported.client]);
  expect(await write()).toMatchObject([{ week: expect.anything() }]);
  await apply('offer');
  expect(await write()).toEqual([{ week: null }]);
  const { earlier } = await reports();
  expect(earlier).toMatchObject([{ searches: [{ stages: { new: 1 } }] }]);
});
