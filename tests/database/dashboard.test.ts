import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actAs, cast } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const text = JSON.stringify({ en: 'Weaver', sv: 'Vävare' });
const days = ['2026-05-01', '2026-05-31'];

beforeAll(async () => {
  const { client } = database;
  await client.query("delete from public.jobs where state = 'open'");
  const { rows } = await client.query(
    `insert into public.jobs (slug, kind, field, title, state) values ('weaver', 'internal', 'tech', $1, 'open') returning id`,
    [text],
  );
  // Late on the last of April in Greenwich is the first of May in Stockholm; the last is withdrawn.
  for (const [created, hired, withdrawn] of [
    ['2026-04-30T22:30:00Z', '2026-05-10T22:30:00Z', null],
    ['2026-05-20T10:00:00Z', '2026-05-24T10:00:00Z', null],
    ['2026-05-31T22:30:00Z', null, null],
    ['2026-05-12T10:00:00Z', null, '2026-05-13T10:00:00Z'],
  ]) {
    await client.query(
      `with person as (insert into public.people (first_name, last_name) values ('Vera', 'Väv') returning id)
       insert into public.applications (job_id, person_id, stage, stage_changed_at, created_at, withdrawn_at, merit_note,
         source, owed_answer_since)
       select $1, id, $2, coalesce($3, now()), $4, $5, 'Weaves well', 'site', $4 from person`,
      [rows[0].id, hired ? 'hired' : 'new', hired, created, withdrawn],
    );
  }
});

async function call(actor: Actor, statement: string, values: unknown[] = []) {
  const { rows } = await actAs(database.client, actor, () =>
    database.client.query(statement, values),
  );
  return rows;
}

describe('the figures of recruiting', () => {
  it('count by the days of Stockholm, without what was withdrawn', async () => {
    const [row] = await call('recruiter', 'select * from get_recruiting_figures($1, $2)', days);
    expect(row).toMatchObject({
      open_jobs: '1',
      applications: '2',
      hires: '2',
      // The median of ten and four.
      days_to_hire: 7,
    });
    const byDay = await call(
      'recruiter',
      'select day::text, applications from count_applications_by_day($1, $2) where applications > 0',
      days,
    );
    expect(byDay).toEqual([
      { day: '2026-05-01', applications: '1' },
      { day: '2026-05-20', applications: '1' },
    ]);
    expect(
      await call('recruiter', 'select * from count_applications_by_source($1, $2)', days),
    ).toEqual([{ source: 'site', applications: '2' }]);
    expect(await call('recruiter', 'select * from count_pipeline()')).toEqual(
      expect.arrayContaining([
        { stage: 'new', applications: '1' },
        { stage: 'hired', applications: '2' },
      ]),
    );
  });

  it.each(['editor', 'pending', 'visitor'] as const)('are nothing to %s', async (actor) => {
    expect(await call(actor, 'select * from get_recruiting_figures($1, $2)', days)).toEqual([]);
    expect(await call(actor, 'select * from count_pipeline()')).toEqual([]);
    expect(await call(actor, 'select * from count_applications_by_day($1, $2)', days)).toEqual([]);
    expect(await call(actor, 'select * from count_applications_by_source($1, $2)', days)).toEqual(
      [],
    );
  });
});

describe('items that need attention', () => {
  const kinds = async (actor: Actor) =>
    (await call(actor, 'select kind from list_needing_attention()')).map(({ kind }) => kind);

  it('is told to each role alone', async () => {
    const { client } = database;
    await client.query(
      `insert into public.articles (slug, title, state, publish_at) values ('half', '{"en": "Half"}', 'scheduled', now() + interval '1 day')`,
    );
    expect(await kinds('visitor')).toEqual([]);
    expect(await kinds('editor')).toEqual(['untranslated_articles']);
    expect(await kinds('recruiter')).toEqual(['owed_answers']);
    // An invited colleague who has not joined yet does not count as waiting.
    expect(await kinds('admin')).toEqual(['owed_answers', 'untranslated_articles']);
    await client.query('update auth.users set email_confirmed_at = now() where id = $1', [
      cast.pelle.id,
    ]);
    expect(await kinds('admin')).toEqual(['owed_answers', 'accounts', 'untranslated_articles']);
  });
});

it('people who are about to be erased are in no figure and in no list', async () => {
  const { client } = database;
  await client.query(
    `with person as (
       insert into public.people (first_name, last_name, erase_after) values ('Greta', 'Gone', now()), ('Stina', 'Stays', null)
       returning id
     ), lead as (insert into public.waiting_list (person_id, company, language) select id, 'Fleece', 'sv' from person)
     insert into public.freelancers (person_id, state) select id, 'pending' from person`,
  );
  const counted = await call('recruiter', 'select kind, waiting from list_needing_attention()');
  expect(counted).toEqual(
    expect.arrayContaining([
      { kind: 'leads', waiting: '1' },
      { kind: 'freelancers', waiting: '1' },
    ]),
  );
  const [figures] = await call(
    'recruiter',
    'select leads, waiting_leads from get_recruiting_figures(current_date - 1, current_date + 1)',
  );
  expect(figures).toEqual({ leads: '1', waiting_leads: '1' });
  for (const list of ['lead_list', 'freelancer_list']) {
    expect(await call('recruiter', `select from public.${list}`)).toHaveLength(1);
  }
});

it('visits are counted for staff, the last two days from the events themselves', async () => {
  const { client } = database;
  await client.query(
    `insert into public.analytics_daily (day, name, path, events) values ('2026-05-02', 'page_view', '/', 3), ('2026-05-02', 'page_view', '/blog/wool', 2)`,
  );
  await client.query(
    "insert into public.analytics_events (name, path) values ('page_view', '/blog/wool'), ('engagement', '/')",
  );
  const ask = (actor: Actor) =>
    call(
      actor,
      "select views, article_views from count_views_by_day('2026-05-01', current_date + 1)",
    );
  expect(await ask('editor')).toEqual([
    { views: '5', article_views: '2' },
    { views: '1', article_views: '1' },
  ]);
  expect(await ask('visitor')).toEqual([]);
});
