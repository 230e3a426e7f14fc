import { beforeAll, describe, expect, it } from 'vitest';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { findBreaks, readUsable, type Usable } from './used-by-programs.ts';

describe('a change', () => {
  const database = prepareCastDatabase();

  let before: Usable;

  beforeAll(async () => {
    before = await readUsable(database.client);
  });

  const breaksOf = async (change: string) => {
    const { client } = database;
    await client.query('begin');
    await client.query(change);
    const after = await readUsable(client);
    await client.query('rollback');
    return findBreaks(before, after);
  };

  it.each([
    ['a table', 'create table public.pastures (id int primary key, name text not null unique)'],
    ['a column', 'alter table public.clients add column pasture text check (pasture <> $$$$)'],
    [
      'a column with a default',
      'alter table public.clients add column herd int not null default 0',
    ],
    ['an index', 'create index on public.clients (created_at)'],
    ['a right', 'grant delete on public.clients to api_token'],
  ])('that adds %s breaks nothing', async (_, change) => {
    expect(await breaksOf(change)).toEqual([]);
  });

  it('that appends an argument with a default to a function breaks nothing', async () => {
    const text = `language sql as 'select place'`;
    await database.client.query(`create function private.graze(place text) returns text ${text}`);
    before = await readUsable(database.client);
    const change = `drop function private.graze(text);
      create function private.graze(place text, hours int default 1) returns text ${text}`;
    expect(await breaksOf(change)).toEqual([]);
  });

  it.each([
    [
      'drops a table',
      'drop table public.saved_views cascade',
      'no more: the table public.saved_views',
    ],
    [
      'renames a column',
      'alter table public.clients rename column name to title',
      'no more: the column public.clients.name of type text',
    ],
    [
      'changes a type',
      'alter table public.job_questions alter column position type bigint',
      'no more: the column public.job_questions.position of type integer',
    ],
    [
      'forbids null',
      'update public.clients set website = $$$$ where website is null; alter table public.clients alter column website set not null',
      'no more: public.clients.website may be null',
    ],
    [
      'demands a new column',
      'delete from public.saved_views; alter table public.saved_views add column pasture text not null',
      'new: public.saved_views.pasture must be given',
    ],
    [
      'adds a condition',
      'alter table public.clients add constraint short check (length(name) < 1000)',
      'new: clients must satisfy CHECK ((length(name) < 1000))',
    ],
    [
      'makes values unique',
      'create unique index on public.saved_views (created_at)',
      'new: saved_views must satisfy unique public.saved_views USING btree (created_at)',
    ],
    [
      'takes a right away',
      'revoke update on public.clients from authenticated',
      'no more: authenticated may update public.clients.name',
    ],
    [
      'drops a function',
      'drop function public.replay_webhook(uuid)',
      'no more: the function public.replay_webhook(replayed_delivery uuid)',
    ],
    [
      'adds a value',
      `alter type public.api_scope add value 'pastures:read'`,
      `new: api_scope may be 'pastures:read'`,
    ],
  ])('that %s is found', async (_, change, found) => {
    expect((await breaksOf(change)).join('\n')).toContain(found);
  });
});
