import { beforeAll, expect, test } from 'vitest';
import { maxPeriods } from '../../../domain/people/availability.ts';
import { actAs, violasPerson } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { matrix } from '../matrix.ts';

const database = prepareCastDatabase();
const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);

const asViola = (sql: string) => actAs(database.client, 'account', () => query(sql));

const tooMany = new RegExp(`at most ${maxPeriods}`);
const insertPeriods = (periods: string) =>
  asViola(
    `insert into public.freelancer_availability (person_id, period) select '${violasPerson}', period from ${periods}`,
  );
/** Periods of one day, with a day between them. */
const days = (count: number, first = '2030-01-01') =>
  `(select daterange(day, day + 1) as period
    from (select date '${first}' + n * 2 as day from generate_series(1, ${count}) as n) as days) as periods`;

beforeAll(async () => {
  await query('insert into public.freelancers (person_id) values ($1)', [violasPerson]);
  await query('insert into public.candidates (person_id) values ($1)', [violasPerson]);
});

test('visitors, with or without an account, can insert only into tables whose rows are limited', () => {
  const inserted = matrix.filter(
    ({ actor, rights }) => ['anon', 'account', 'pending'].includes(actor) && rights[1] === '+',
  );
  expect(inserted.map(({ table }) => table)).toEqual(['freelancer_availability']);
});

test('periods of a calendar are within three centuries', async () => {
  for (const period of ['[1899-12-31,)', '[2199-12-31,2200-01-02)', '[2025-01-01,infinity)']) {
    await expect(
      insertPeriods(`(values ('${period}'::daterange)) as one (period)`),
    ).rejects.toThrow(/within three centuries/);
  }
});

test('a calendar has a maximum number of periods, also if two requests add to it', async () => {
  await expect(insertPeriods(days(maxPeriods + 1))).rejects.toThrow(tooMany);
  await insertPeriods(days(maxPeriods - 1));
  await expect(insertPeriods(days(2, '2040-01-01'))).rejects.toThrow(tooMany);
  await insertPeriods(days(1, '2040-01-01'));
  await expect(insertPeriods(days(1, '2050-01-01'))).rejects.toThrow(tooMany);
});

test('a calendar that is written whole changes only the periods that differ', async () => {
  const read = 'select id, note from public.freelancer_availability order by period';
  const before = (await query(read)).rows;
  await query(
    `select public.write_availability('${violasPerson}', (
       select jsonb_agg(jsonb_build_object('period', period, 'availability', availability,
         'note', case when period @> date '2030-01-03' then 'Spring' end))
       from public.freelancer_availability))`,
  );
  const [changed, ...after] = (await query(read)).rows;
  expect(changed.note).toBe('Spring');
  expect(after).toEqual(before.slice(1));
});

test('changes of own rows are rate limited', async () => {
  await query(
    `update private.rate_limits set tokens = 1, refilled_at = clock_timestamp() where key like 'changes:%'`,
  );
  await asViola(`update public.people set headline = 'One'`);
  for (const change of [
    `update public.people set headline = 'Two'`,
    `update public.candidates set summary = 'Two'`,
    `update public.freelancers set summary = 'Two'`,
    `update public.freelancer_availability set note = 'Two'`,
    'delete from public.freelancer_availability',
  ]) {
    await expect(asViola(change), change).rejects.toMatchObject({ code: 'PT429' });
  }
  await actAs(database.client, 'recruiter', () =>
    query(`update public.people set headline = 'Three' where id = $1`, [violasPerson]),
  );
});
