import { beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { type Actor, actors, cast, insertCast, violasPerson } from '../../../fixtures/cast.ts';
import { anna, bertil, collected, serveWorld } from '../world.ts';
import { listen } from './listen.ts';

const world = serveWorld();

beforeAll(async () => {
  await world.sql(`
    create table public.judged (id int primary key, team text);
    create function public.may_see(judged) returns boolean language sql stable
      as $$ select $1.team = auth.jwt() ->> 'team' $$;
    grant execute on function may_see to authenticated;
    create policy "by function" on judged for select to authenticated using (may_see(judged));

    create table public.doors (place text, is_open boolean);
    create table public.restricted (id int primary key, team text, place text);
    create policy "anyone" on restricted for select using (true);
    create policy "own team" on restricted as restrictive for select to authenticated
      using (team = (select auth.jwt() ->> 'team') or exists (
        select from public.doors d where d.place = restricted.place and d.is_open
      ));

    create table public.parted (id int, team text, primary key (id, team)) partition by list (team);
    create table public.parted_red partition of public.parted for values in ('red');
    alter table public.parted_red enable row level security;
    create policy "own team" on parted_red for select to authenticated using (team = (auth.jwt() ->> 'team'));

    create table public.keyless (team text);
    alter table public.keyless replica identity full;
    create policy "own team" on keyless for select to authenticated using (team = (auth.jwt() ->> 'team'));

    create table public.broken (id int primary key);
    create policy "by a system column" on broken for select to authenticated using (ctid is not null);

    alter table judged enable row level security;
    alter table restricted enable row level security;
    alter table keyless enable row level security;
    alter table broken enable row level security;
    grant select on judged, restricted, parted, parted_red, keyless, broken, doors to anon, authenticated;
    alter publication supabase_realtime add table judged, restricted, parted_red, keyless, broken;
    select realtime.sync_triggers();
    select auth.ensure_service_role_policies()`);
});

async function everyone(table: string) {
  return {
    red: await listen(await world.clientAs(anna), { table }),
    blue: await listen(await world.clientAs(bertil), { table }),
    anonymous: await listen(world.client(), { table }),
    service: await listen(world.client({ key: world.keys.serviceKey }), { table }),
  };
}

test.each([
  ['its own columns', 'secrets', `insert into secrets (team) values ('red')`, false],
  ['the whole row', 'judged', `insert into judged values (1, 'red')`, false],
  [
    'the whole row, where anyone may',
    'restricted',
    `insert into restricted values (1, 'red')`,
    true,
  ],
  ['a partition', 'parted_red', `insert into parted values (1, 'red')`, false],
  ['a row without a key', 'keyless', `insert into keyless values ('red')`, false],
])('a policy on %s decides who receives a deletion', async (_, table, insert, isPublic) => {
  await world.sql(insert);
  const { red, blue, anonymous, service } = await everyone(table);
  await world.sql(`delete from public.${table}`);
  expect((await collected(service.received, 1)).map(({ eventType }) => eventType)).toEqual([
    'DELETE',
  ]);
  expect((await collected(red.received, 1)).map(({ eventType }) => eventType)).toEqual(['DELETE']);
  expect(blue.received).toEqual([]);
  expect(anonymous.received).toHaveLength(isPublic ? 1 : 0);
});

test('a policy that reads other tables is evaluated on the deleted row', async () => {
  await world.sql(`insert into doors values ('hall', true), ('cellar', false);
    insert into restricted values (10, 'none', 'hall'), (11, 'none', 'cellar')`);
  const { red, service } = await everyone('restricted');
  await world.sql('delete from restricted');
  expect(await collected(service.received, 2)).toHaveLength(2);
  expect((await collected(red.received, 1)).map(({ old }) => old)).toEqual([{ id: 10 }]);
});

test('a deletion whose policy cannot be evaluated is not sent under row-level security', async () => {
  await world.sql('insert into broken values (1)');
  const { red, service } = await everyone('broken');
  await world.sql('delete from broken');
  expect(await collected(service.received, 1)).toHaveLength(1);
  expect(red.received).toEqual([]);
});

describe('the tables of the product', () => {
  beforeAll(() => withClient(world.databaseUrl, insertCast));

  const article = (state: string) =>
    `insert into articles (slug, title, state, publish_at)
     values ('an-article', '{"en": "An article"}', '${state}', now() - interval '1 day')`;
  const colleagues: Actor[] = ['editor', 'recruiter', 'admin'];
  const cases: [string, string, string, Actor[]][] = [
    ['a draft of an article', 'articles', article('draft'), colleagues],
    [
      'a published article',
      'articles',
      article('published'),
      ['anon', 'account', 'pending', 'contact', ...colleagues],
    ],
    [
      'a notification',
      'notifications',
      `insert into notifications (user_id, kind) values ('${cast.rasmus.id}', 'assigned')`,
      ['recruiter'],
    ],
    [
      'a candidate, who has an account',
      'candidates',
      `insert into candidates (person_id) values ('${violasPerson}')`,
      ['account', 'recruiter', 'admin'],
    ],
    // The account was linked by the deleted row.
    ['a person', 'people', `select 1`, ['recruiter', 'admin']],
  ];

  test.each(cases)('%s', async (_, table, insert, readers) => {
    await world.sql(insert);
    const received = new Map<Actor, unknown[]>();
    for (const actor of Object.keys(actors) as Actor[]) {
      const client = await clientOf(actor);
      received.set(actor, (await listen(client, { table, event: 'DELETE' })).received);
    }
    await world.sql(`delete from public.${table}`);
    for (const actor of readers) await collected(received.get(actor) ?? [], 1, { graceMs: 0 });
    expect(await collected(received.get('service') ?? [], 1)).toHaveLength(1);
    const receivers = [...received].filter(([, list]) => list.length > 0).map(([actor]) => actor);
    expect(receivers.sort()).toEqual([...readers, 'service'].sort());
  });
});

async function clientOf(actor: Actor) {
  if (actor === 'anon') return world.client();
  if (actor === 'service') return world.client({ key: world.keys.serviceKey });
  return world.clientAs({ id: actors[actor].sub });
}
