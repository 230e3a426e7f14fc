import { beforeAll, describe, expect, it } from 'vitest';
import { type Actor, actAs, cast } from '../fixtures/cast.ts';
import { prepareCastDatabase } from '../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const title = JSON.stringify({ en: 'Weaver', sv: 'Vävare' });
/** The first and the last day of the figures. */
const days = ['2026-05-01', '2026-05-31'];

beforeAll(async () => {
  const { client } = database;
  await client.query("delete from public.jobs where state = 'open'");
  const { rows } = await client.query(
    `insert into public.jobs (slug, kind, field, title, state) values ('weaver', 'internal', 'tech', $1, 'open') returning id`,
    [title],
  );
  const applications = [
    // In Stockholm this is the first of May, so it counts.
    { created: '2026-04-30T22:30:00Z', hired: '2026-05-10T22:30:00Z', withdrawn: null },
    { created: '2026-05-20T10:00:00Z', hired: '2026-05-24T10:00:00Z', withdrawn: null },
    // In Stockholm this is the first of June, so it does not count.
    { created: '2026-05-31T22:30:00Z', hired: null, withdrawn: null },
    // Withdrawn applications do not count.
    { created: '2026-05-12T10:00:00Z', hired: null, withdrawn: '2026-05-13T10:00:00Z' },
  ];
  for (const { created, hired, withdrawn } of applications) {
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

describe('recruiting figures', () => {
  it('count by Stockholm day and leave out withdrawn applications', async () => {
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

  it.each(['editor', 'pending', 'account'] as const)('are empty for %s', async (actor) => {
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

  it('depend on the role', async () => {
    const { client } = database;
    await client.query(
      `insert into public.articles (slug, title, state, publish_at) values ('half', '{"en": "Half"}', 'scheduled', now() + interval '1 day')`,
    );
    expect(await kinds('account')).toEqual([]);
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

it('people who await erasure are in no figure, count or list', async () => {
  const { client } = database;
  const readFigures = async () => {
    const today = 'current_date - 1, current_date + 1';
    const callAsRecruiter = (statement: string) => call('recruiter', statement);
    const [navigation] = await callAsRecruiter('select * from get_navigation_counts()');
    const [recruiting] = await callAsRecruiter(`select * from get_recruiting_figures(${today})`);
    return {
      navigation,
      recruiting,
      attention: await callAsRecruiter(
        'select kind, waiting, moment from list_needing_attention()',
      ),
      pipeline: await callAsRecruiter('select * from count_pipeline() order by stage'),
      board: await callAsRecruiter('select * from count_board() order by stage'),
      byDay: await callAsRecruiter(`select * from count_applications_by_day(${today})`),
      bySource: await callAsRecruiter(`select * from count_applications_by_source(${today})`),
      leads: await callAsRecruiter('select id from lead_list order by id'),
      freelancers: await callAsRecruiter('select id from freelancer_list order by id'),
      candidates: await callAsRecruiter('select id from candidate_list order by id'),
      applications: await callAsRecruiter('select id from applications order by id'),
    };
  };
  // Each has applied for two jobs, and Greta has waited for her answers longer than anybody else.
  const insertPerson = (name: string, owedSince: string) =>
    client.query(
      `with person as (
         insert into public.people (first_name, last_name) values ($1, 'Väv') returning id
       ), lead as (
         insert into public.waiting_list (person_id, company, language) select id, 'Fleece', 'sv' from person
       ), freelancer as (
         insert into public.freelancers (person_id, state) select id, 'pending' from person
       ), candidate as (
         insert into public.candidates (person_id, consent_expires_at) select id, current_date + 9 from person
       ), job as (
         insert into public.jobs (slug, kind, field, title, state)
         values ('spinner-' || lower($1), 'internal', 'tech', $3, 'draft') returning id
       ), applied as (
         insert into public.applications (job_id, person_id, stage, merit_note, source, owed_answer_since)
         select job.id, person.id, 'hired', 'Spins well', 'site', $2::timestamptz from job, person
       )
       insert into public.applications (job_id, person_id, stage, source, owed_answer_since)
       select weaver.id, person.id, 'new', 'site', $2::timestamptz
       from public.jobs as weaver, person where weaver.slug = 'weaver'`,
      [name, owedSince, title],
    );
  await insertPerson('Stina', '2026-02-01T10:00:00Z');
  const before = await readFigures();
  expect(before.attention).toContainEqual({
    kind: 'owed_answers',
    waiting: expect.any(String),
    moment: new Date('2026-02-01T10:00:00Z'),
  });
  await insertPerson('Greta', '2026-01-01T10:00:00Z');
  expect((await readFigures()).navigation).not.toEqual(before.navigation);
  await client.query(`update public.people set erase_after = now() where first_name = 'Greta'`);
  expect(await readFigures()).toEqual(before);
});

it('visits are counted for staff, the last two days from the events themselves', async () => {
  const { client } = database;
  await client.query(
    `insert into public.analytics_daily (day, name, path, events) values ('2026-05-02', 'page_view', '/', 3), ('2026-05-02', 'page_view', '/blog/wool', 2)`,
  );
  await client.query(
    `insert into public.analytics_events (name, path, properties) values
       ('page_view', '/blog/wool', '{}'), ('homepage', '/', '{}'), ('homepage_view', '/', '{}'),
       ('engagement', '/', '{"level": "high"}'), ('engagement', '/', '{"level": "high"}'), ('engagement', '/', '{"level": "none"}')`,
  );
  await client.query(
    `insert into public.analytics_daily (day, name, path, detail, events) values ('2026-05-02', 'engagement', '/', 'low', 4), ('2026-05-02', 'engagement', '/faq', 'high', 1), ('2026-04-30', 'engagement', '/', 'low', 9)`,
  );
  const countViews = (actor: Actor) =>
    call(
      actor,
      "select views, article_views from count_views_by_day('2026-05-01', current_date + 1)",
    );
  expect(await countViews('editor')).toEqual([
    { views: '5', article_views: '2' },
    { views: '2', article_views: '1' },
  ]);
  expect(await countViews('account')).toEqual([]);
  const countEngagement = (actor: Actor) =>
    call(
      actor,
      "select level, views from count_engagement('2026-05-01', current_date + 1) order by level",
    );
  expect(await countEngagement('editor')).toEqual([
    { level: 'high', views: '3' },
    { level: 'low', views: '4' },
  ]);
  expect(await countEngagement('account')).toEqual([]);
});
