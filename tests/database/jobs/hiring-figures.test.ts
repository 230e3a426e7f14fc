import { expect, test } from 'vitest';
import { actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const title = JSON.stringify({ en: 'Weaver', sv: 'Vävare' });

async function readFigures() {
  const { rows } = await actAs(database.client, 'anon', () =>
    database.client.query('select * from public.get_hiring_figures()'),
  );
  return rows[0];
}

/** A published job with that many hires, and a shortlist after that many days. */
async function addJob(name: string, kind: string, daysToShortlist: number, hires: number) {
  const { client } = database;
  const { rows } = await client.query<{ id: string }>(
    `insert into public.jobs (slug, kind, field, title, state, published_at, client_id)
     select $1, $2::public.job_kind, 'tech', $3, 'open', '2026-05-01T08:00:00Z',
       case when $2 = 'client' then (select id from public.clients where name = 'Fleece') end
     returning id`,
    [name, kind, title],
  );
  const job = rows[0]?.id;
  await client.query(
    `with link as (
       insert into public.review_links (job_id, token_hash, recipient_name, shared_at)
       values ($1::uuid, encode(sha256(convert_to($1::uuid::text, 'utf8')), 'hex'), 'Otto', '2026-05-01T08:00:00Z')
       returning id
     ), person as (
       insert into public.people (first_name, last_name)
       select 'Vera', 'Väv' from generate_series(1, $2::integer) returning id
     ), application as (
       insert into public.applications (job_id, person_id, stage, merit_note)
       select $1::uuid, id, 'hired', 'Weaves well' from person returning id
     )
     insert into public.review_link_items (review_link_id, application_id, created_at)
     select link.id, application.id, '2026-05-01T08:00:00Z'::timestamptz + make_interval(days => $3::integer)
     from link, application`,
    [job, hires, daysToShortlist],
  );
}

test('visitors see hiring figures only above the minimum number of records', async () => {
  await database.client.query('delete from public.applications');
  await database.client.query("insert into public.clients (name) values ('Fleece')");
  for (const [index, days] of [2, 4, 6, 8].entries())
    await addJob(`few-${index}`, 'client', days, 2);
  await addJob('ours', 'internal', 90, 5);
  expect(await readFigures()).toEqual({ hires: null, days_to_shortlist: null, kept_percent: null });

  await addJob('fifth', 'client', 40, 3);
  expect(await readFigures()).toEqual({ hires: '11', days_to_shortlist: 6, kept_percent: null });

  await database.client.query(
    `update public.applications set withdrawn_at = now()
     where id in (select application.id from public.applications as application
       join public.jobs on jobs.id = application.job_id where jobs.slug = 'fifth' limit 2)`,
  );
  expect(await readFigures()).toEqual({ hires: null, days_to_shortlist: 6, kept_percent: null });
});

test('the share of people who stayed counts those who were asked about, six months after the hire', async () => {
  const { client } = database;
  await client.query('delete from public.applications');
  await addJob('kept', 'client', 3, 12);
  const kept = async () => (await readFigures())?.kept_percent;
  /** The next people of whom nobody knows yet. */
  const answer = (count: number, stayed: boolean, months: number) =>
    client.query(
      `update public.applications set stayed_six_months = $2, decided_at = now() - make_interval(months => $3)
       where id in (select id from public.applications where stayed_six_months is null order by id limit $1)`,
      [count, stayed, months],
    );
  await answer(8, true, 9);
  await answer(1, false, 9);
  expect(await kept()).toBeNull();

  // Somebody who left last week does not count before six months have passed.
  await answer(1, false, 1);
  expect(await kept()).toBeNull();
  await answer(1, false, 7);
  expect(await kept()).toBe(80);
});
