import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  cloneDatabase,
  createEmptyDatabase,
  projectRoot,
  type TestDatabase,
} from '../../../tests/fixtures/database.ts';
import { backUp } from '../../backup/back-up.ts';
import { restore } from '../../backup/restore/restore.ts';
import { readConfig } from '../../boot/config.ts';
import { createFiles } from '../../storage/files/create-files.ts';
import { migrationSets } from '../migrations/migrate.ts';
import { withClient } from '../with-client.ts';
import { assertDatabaseUsable } from './assert-database-usable.ts';

// Migrates a database, on machines that may be busy with other tests.
vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'alpaca-defaults-'));
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const alter = (change: string) =>
  withClient(database.url, (client) =>
    client.query(`alter database ${new URL(database.url).pathname.slice(1)} ${change}`),
  );

it.each([
  ['DateStyle', `'SQL, DMY'`],
  ['standard_conforming_strings', 'off'],
  ['row_security', 'off'],
])(
  'rejects sessions with another %s, and the statement in the message repairs it',
  async (name, value) => {
    await alter(`set ${name} to ${value}`);
    const failure = await assertDatabaseUsable(database.url).catch((error: Error) => error.message);
    expect(failure).toMatch(new RegExp(`^DATABASE_URL .* its sessions have ${name} = [^\n]*$`));
    const repair = /\((alter role [^;]*);/.exec(String(failure))?.[1];
    await withClient(database.url, (client) => client.query(repair ?? ''));
    await assertDatabaseUsable(database.url);
    await alter('reset all');
  },
);

it('accepts other orders of ISO dates and other time zones', async () => {
  await alter(`set datestyle to 'ISO, DMY'`);
  await alter(`set timezone to 'Europe/Stockholm'`);
  await assertDatabaseUsable(database.url);
  await alter('reset all');
});

it('a backup holds the same values whatever form the sessions of its database use', async () => {
  // Another day if month and day change places.
  const moment = '2026-05-10T11:37:19.734Z';
  await withClient(database.url, (client) =>
    client.query(
      `insert into public.settings (key, value, created_at) values ('moment', '1', $1)`,
      [moment],
    ),
  );
  await alter(`set datestyle to 'SQL, DMY'`);
  await alter(`set timezone to 'Europe/Stockholm'`);
  const files = createFiles(readConfig({ DATA_DIR: join(folder, 'data') }));
  const sets = migrationSets(projectRoot);
  const copy = join(folder, 'copy');
  await backUp({ connectionString: database.url, files, folder: copy, sets });
  await alter('reset all');
  const target = await createEmptyDatabase();
  await restore({ connectionString: target.url, files, folder: copy, sets });
  const read = (url: string) =>
    withClient(url, async (client) => {
      const text = `select created_at from public.settings where key = 'moment'`;
      return (await client.query<{ created_at: Date }>(text)).rows[0]?.created_at.toISOString();
    });
  expect(await read(target.url)).toBe(moment);
  await target.drop();
});
