import { beforeAll, describe, expect, it } from 'vitest';
import { readHeader } from '../../../server/postgres/migrations/applied.ts';
import { concurrentIndex } from '../../../server/postgres/migrations/apply-file.ts';
import { migrate, migrationSets } from '../../../server/postgres/migrations/migrate.ts';
import {
  type MigrationFile,
  readMigrationFiles,
} from '../../../server/postgres/migrations/migration-files.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';
import { createEmptyDatabase, projectRoot } from '../../fixtures/database.ts';
import { findBreaks, readUsable, type Usable } from './used-by-programs.ts';

// A rollout can be rolled back if the older program runs on the newer tables. Each migration says so, and is held to it.

/** Older migrations say nothing: programs that lack one of them do not start. */
const firstStated = '20250801000000';

const sets = await Promise.all(
  migrationSets(projectRoot).map(async (set) => ({
    ...set,
    files: await readMigrationFiles(set.folder),
  })),
);
const files = sets.flatMap((set) => set.files);
const isStated = (file: MigrationFile) =>
  file.version >= firstStated || readHeader(file) !== undefined;

it('each migration says whether older programs run on its tables', () => {
  expect(
    files.filter((file) => isStated(file) && !readHeader(file)).map(({ path }) => path),
  ).toEqual([]);
});

it('the migration that older programs need is an older one', () => {
  const wrong = files.filter((file) => {
    const [, needed] = /^run from (\d{14})$/.exec(readHeader(file) ?? '') ?? [];
    return needed && !files.some(({ version }) => version === needed && version < file.version);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('a migration on whose tables older programs run takes nothing away from them', {
  timeout: 240_000,
}, async () => {
  const isNew = (file: MigrationFile) => isStated(file) && readHeader(file) === 'run';
  if (!files.some(isNew)) return;
  const database = await createEmptyDatabase();
  const breaks: string[] = [];
  await withClient(database.url, async (client) => {
    const applied = new Set<string>();
    const apply = () =>
      migrate(client, {
        sets: sets.map((set) => ({
          ...set,
          // By their paths: the sets have versions in common.
          versions: set.files.filter(({ path }) => applied.has(path)).map(({ version }) => version),
        })),
      });
    for (const file of files) {
      if (isNew(file)) await apply();
      const before = isNew(file) ? await readUsable(client) : undefined;
      applied.add(file.path);
      if (!before) continue;
      await apply();
      const found = findBreaks(before, await readUsable(client));
      breaks.push(...found.map((text) => `${file.path}: ${text}`));
    }
  });
  await database.drop();
  expect(breaks).toEqual([]);
});

it('an index on a table that may be large is built concurrently', () => {
  const slow = files.filter(isStated).flatMap(({ path, script, statements }) =>
    statements
      .map(({ text }) => text.replace(/^(--.*\n|\s)+/, ''))
      .filter((text) => /^create (unique )?index/i.test(text) && !concurrentIndex.test(text))
      .filter((text) => {
        const [, table = ''] = /\bon (?:only )?([\w.]+)/i.exec(text) ?? [];
        return !new RegExp(`create (unlogged )?table (if not exists )?${table}\\b`, 'i').test(
          script,
        );
      })
      .map((text) => `${path}: ${text}`),
  );
  expect(slow).toEqual([]);
});

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
