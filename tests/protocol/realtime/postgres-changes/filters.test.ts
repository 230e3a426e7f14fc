import { postgresChangesFilter } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { anna, collected, pause, serveWorld, subscribeError, withConfig } from '../world.ts';
import { listen, titles } from './listen.ts';

const world = serveWorld();
const uuid = '6F9619FF-8B86-4011-B42D-00CF4FC964FF';

const cases: [filter: string, titles: string[]][] = [
  ['title=eq.apple', ['apple']],
  ['title=neq.apple', ['Banana', 'cherry, red', 'quo"te\\d']],
  ['price=eq.2.50', ['Banana']],
  ['price=lt.2.5', ['apple']],
  ['price=lte.2.5', ['apple', 'Banana']],
  ['price=gt.2.5', ['cherry, red']],
  ['price=gte.2.5', ['Banana', 'cherry, red']],
  ['title=in.(apple,Banana)', ['apple', 'Banana']],
  ['title=in.("cherry, red",nothing)', ['cherry, red']],
  ['price=in.(1,10.0)', ['apple', 'cherry, red']],
  ['title=like.%an%', ['Banana']],
  ['title=ilike.b%', ['Banana']],
  ['title=match.^[a-c]', ['apple', 'cherry, red']],
  ['title=imatch.^B', ['Banana']],
  ['done=is.true', ['apple']],
  ['done=is.false', ['Banana']],
  ['done=is.null', ['cherry, red', 'quo"te\\d']],
  ['done=is.unknown', ['cherry, red', 'quo"te\\d']],
  ['done=eq.true', ['apple']],
  ['done=isdistinct.true', ['Banana', 'cherry, red', 'quo"te\\d']],
  ['price=isdistinct.null', ['apple', 'Banana', 'cherry, red']],
  ['title=not.eq.apple', ['Banana', 'cherry, red', 'quo"te\\d']],
  ['title=not.in.(apple,Banana)', ['cherry, red', 'quo"te\\d']],
  ['title=not.like.%e%', ['Banana']],
  ['done=not.is.null', ['apple', 'Banana']],
  ['price=not.gt.2', ['apple']],
  ['title=eq."cherry, red"', ['cherry, red']],
  ['title=eq.cherry, red', ['cherry, red']],
  ['title=eq."quo\\"te\\\\d"', ['quo"te\\d']],
  ['due=gt.2026-01-01', ['apple']],
  [`color=eq.${uuid}`, ['apple']],
  ['price=gt.0,done=is.true', ['apple']],
  ['price=gt.0,title=in.(apple,"cherry, red"),price=lt.5', ['apple']],
  [postgresChangesFilter().eq('title', 'cherry, red').gte('price', 10).build(), ['cherry, red']],
  [
    postgresChangesFilter().not('title', 'in', ['a,b', 'apple']).is('done', false).build(),
    ['Banana'],
  ],
];

test('every operator matches the same rows as PostgreSQL', async () => {
  const client = world.client();
  const listeners = await Promise.all(
    cases.map(([filter]) => listen(client, { table: 'notes', event: 'INSERT', filter })),
  );
  await world.sql(
    `insert into notes (title, price, done, due, color) values
     ('apple', 1, true, '2026-06-01', '${uuid}'), ('Banana', 2.5, false, null, null),
     ('cherry, red', 10, null, null, null), ('quo"te\\d', null, null, null, null)`,
  );
  for (const [index, [, expected]] of cases.entries()) {
    await collected(listeners[index]?.received ?? [], expected.length, { graceMs: 0 });
  }
  await pause(400);
  const got = cases.map(([filter], index) => [filter, titles(listeners[index]?.received ?? [])]);
  expect(got).toEqual(cases);
});

test('a filter works on updates by the new row and on deletes by the key alone', async () => {
  const client = world.client();
  const { rows } = await world.sql(
    `insert into notes (title, price) values ('u', 1), ('v', 1) returning id`,
  );
  const [first, second] = rows.map(({ id }) => Number(id));
  const byPrice = await listen(client, { table: 'notes', filter: 'price=eq.7' });
  const byKey = await listen(client, { table: 'notes', filter: `id=eq.${second}` });
  await world.sql(`update notes set price = 7 where id in (${first}, ${second})`);
  await world.sql(`delete from notes where id in (${first}, ${second})`);
  expect((await collected(byPrice.received, 2)).map(({ eventType }) => eventType)).toEqual([
    'UPDATE',
    'UPDATE',
  ]);
  expect((await collected(byKey.received, 2)).map(({ eventType }) => eventType)).toEqual([
    'UPDATE',
    'DELETE',
  ]);
});

test('columns of a fixed length can be used in a filter', async () => {
  await world.sql(
    `create table codes (code char(4) primary key, flags bit(3));
     alter table codes enable row level security;
     create policy "everyone reads" on codes for select using (true);
     grant select on codes to anon;
     alter publication supabase_realtime add table codes;
     select realtime.sync_triggers()`,
  );
  const client = world.client();
  const byCode = await listen(client, { table: 'codes', filter: 'code=eq.ab' });
  const byFlags = await listen(client, { table: 'codes', filter: 'flags=eq.101' });
  const byPattern = await listen(client, { table: 'codes', filter: 'code=like.ab%' });
  await world.sql(`insert into codes values ('ab', '101'), ('abcd', '000'), ('xy', '111')`);
  const codesOf = async ({ received }: typeof byCode, count: number) =>
    (await collected(received, count)).map((change) => 'code' in change.new && change.new.code);
  expect(await codesOf(byCode, 1)).toEqual(['ab  ']);
  expect(await codesOf(byFlags, 1)).toEqual(['ab  ']);
  expect(await codesOf(byPattern, 2)).toEqual(['ab  ', 'abcd']);
});

test('an invalid filter is reported, and nothing is delivered', async () => {
  const bad = [
    'nosuch=eq.1',
    'title=frob.1',
    'title',
    'price=eq.much',
    'title=in.(a',
    'title=eq."open',
    'done=is.maybe',
    `title=in.(${Array.from({ length: 101 }, (_, n) => n).join()})`,
    'title=match.(',
    `title=match.${'a'.repeat(257)}`,
    "title'; drop table notes;--=eq.1",
  ];
  for (const filter of bad) {
    const { received, systems } = await listen(world.client(), { table: 'notes', filter });
    await world.sql(`insert into notes (title) values ('a')`);
    expect((await collected(systems, 1, { graceMs: 30 }))[0], filter).toMatchObject({
      status: 'error',
      extension: 'postgres_changes',
      message: expect.stringContaining('Error parsing `filter` params'),
    });
    expect(received).toEqual([]);
  }
});

test('a client that waits for the subscription is rejected in its join', async () => {
  const channel = world
    .client()
    .channel('wait', withConfig({ postgres_changes_options: { wait: true } }))
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'notes', filter: 'nosuch=eq.1' },
      () => undefined,
    );
  expect(await subscribeError(channel)).toContain('Error parsing `filter` params');
});

test('a column without select privilege cannot be used in a filter', async () => {
  const { systems } = await listen(await world.clientAs(anna), {
    table: 'secrets',
    filter: 'hidden=eq.x',
  });
  expect((await collected(systems, 1))[0]).toMatchObject({
    status: 'error',
    message: expect.stringContaining('invalid column for filter hidden'),
  });
});
