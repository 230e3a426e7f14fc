import { beforeEach, expect, test } from 'vitest';
import { tagColours } from '../../../domain/people/tag-colour.ts';
import { type Actor, actAs, cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const rows = async (sql: string, values: unknown[] = []) =>
  (await database.client.query(sql, values)).rows;
const as = (actor: Actor, sql: string, values: unknown[] = []) =>
  actAs(database.client, actor, () => rows(sql, values));

const people = ['Ada', 'Bo', 'Cy'];
let ids: Record<string, string> = {};

/** Ada and Bo are remote; Bo, whom recruiters do not see, and Cy work from home. */
beforeEach(async () => {
  await rows('delete from public.tags');
  await rows('delete from public.saved_views');
  await rows('delete from public.people where first_name = any ($1)', [people]);
  const named = await rows(
    `with person as (
       insert into public.people (first_name, erase_after)
       select name, case name when 'Bo' then now() + interval '1 day' end from unnest($1::text[]) as name
       returning id, first_name as name
     ), tag as (insert into public.tags (name) values ('Remote'), ('At home') returning id, name::text)
     select id, name from person union all select id, name from tag`,
    [people],
  );
  ids = Object.fromEntries(named.map(({ id, name }) => [name, id]));
  await rows(
    'insert into public.person_tags (person_id, tag_id) values ($1, $2), ($3, $2), ($3, $4), ($5, $4)',
    [ids.Ada, ids.Remote, ids.Bo, ids['At home'], ids.Cy],
  );
});

const merge = (actor: Actor, tag: unknown, target: unknown) =>
  as(actor, 'select public.merge_tags($1, $2)', [tag, target]);

test('merged tags are one, for people whom recruiters do not see as well', async () => {
  await merge('recruiter', ids['At home'], ids.Remote);
  expect(await rows('select name::text from public.tags')).toEqual([{ name: 'Remote' }]);
  expect(
    await rows(
      `select first_name from public.person_tags join public.people on id = person_id order by 1`,
    ),
  ).toEqual(people.map((first_name) => ({ first_name })));
  const log = await rows(
    `select distinct table_name, action, actor_id from public.audit_log
     where table_name in ('tags', 'person_tags') and actor_id is not null order by 1, 2`,
  );
  expect(log).toContainEqual({ table_name: 'tags', action: 'delete', actor_id: cast.rasmus.id });
  expect(log).toContainEqual(
    expect.objectContaining({ table_name: 'person_tags', action: 'insert' }),
  );
});

test('views that filter by a merged tag filter by the other one, and their alerts go on', async () => {
  const [view] = await rows(
    `insert into public.saved_views (user_id, screen, name, query)
     values ($1, 'applicants', 'At home', 'tag=' || $2::text) returning id`,
    [cast.rasmus.id, ids['At home']],
  );
  await rows(
    `insert into public.view_alerts (view_id, user_id, request, row_key)
     values ($1, $2, 'people_by_tag?tag_id=eq.' || $3::text, 'id')`,
    [view.id, cast.rasmus.id, ids['At home']],
  );
  await merge('admin', ids['At home'], ids.Remote);
  expect(
    await rows(
      'select query, request from public.saved_views join public.view_alerts on view_id = id',
    ),
  ).toEqual([{ query: `tag=${ids.Remote}`, request: `people_by_tag?tag_id=eq.${ids.Remote}` }]);
});

test('only recruiters and administrators merge tags, and only two that exist', async () => {
  for (const actor of ['account', 'pending', 'editor'] as const) {
    await expect(merge(actor, ids['At home'], ids.Remote)).rejects.toThrow(/only recruiters/);
  }
  await expect(merge('recruiter', ids.Remote, ids.Remote)).rejects.toThrow(/with itself/);
  await expect(merge('recruiter', ids.Remote, ids.Ada)).rejects.toThrow(/no such tag/);
  expect(await rows('select from public.tags')).toHaveLength(2);
});

test('the counts leave out people who await erasure', async () => {
  const list = 'select name::text, people from public.tag_list order by 1';
  for (const actor of ['recruiter', 'admin'] as const) {
    expect(await as(actor, list)).toEqual([
      { name: 'At home', people: 1 },
      { name: 'Remote', people: 1 },
    ]);
  }
  expect(await as('editor', list)).toEqual([]);
});

test('a tag has one of the colours that screens can show', async () => {
  for (const colour of tagColours) {
    await as('recruiter', 'update public.tags set colour = $1', [colour]);
  }
  await expect(as('recruiter', `update public.tags set colour = 'pink'`)).rejects.toThrow(
    /tags_colour_check/,
  );
});
