import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../tests/fixtures/database.ts';
import { withClient } from '../postgres/with-client.ts';
import { checkArchiving } from './check-archiving.ts';

let server: Awaited<ReturnType<typeof createEmptyDatabase>>;

beforeAll(async () => {
  server = await createEmptyDatabase();
});
afterAll(() => server?.drop());

type Archiver = { mode: string; archived: string; failed: string };

/** Examines a server whose statistics are those of `archiver`: views of the same names hide the real ones. */
const check = ({ mode, archived, failed }: Archiver) =>
  withClient(server.url, async (client) => {
    await client.query('begin');
    await client.query(`create schema statistics;
      create view statistics.pg_settings as select 'archive_mode'::text as name, '${mode}'::text as setting;
      create view statistics.pg_stat_archiver as select '00000001000000000000000A'::text as last_failed_wal,
        (${archived})::timestamptz as last_archived_time, (${failed})::timestamptz as last_failed_time;
      set local search_path = statistics, pg_catalog`);
    const findings = await checkArchiving({ query: client.query.bind(client) });
    await client.query('rollback');
    return findings;
  });

it.each([
  [
    { mode: 'on', archived: `'2026-01-31 14:05Z'`, failed: 'now()' },
    'It last did so at 2026-01-31 14:05 UTC',
  ],
  [{ mode: 'always', archived: 'null', failed: 'now()' }, 'It has never done so'],
])('a log that %o cannot archive is named with what to do', async (archiver, since) => {
  expect(await check(archiver)).toEqual([
    {
      state: 'failed',
      text: `PostgreSQL cannot archive its log (00000001000000000000000A). ${since}.`,
      remedy: expect.stringContaining('archive_command'),
    },
  ]);
});

it.each([
  { mode: 'on', archived: 'now()', failed: `now() - interval '1 hour'` },
  { mode: 'on', archived: 'now()', failed: 'null' },
  { mode: 'on', archived: 'null', failed: 'null' },
  { mode: 'off', archived: 'null', failed: 'now()' },
])('%o is fine', async (archiver) => {
  expect(await check(archiver)).toEqual([]);
});

it('the statistics of a real server are read', async () => {
  await withClient(server.url, async (client) => {
    expect(await checkArchiving({ query: client.query.bind(client) })).toEqual([]);
  });
});
