import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cloneDatabase, projectRoot } from '../../tests/fixtures/database.ts';
import { until } from '../../tests/fixtures/until.ts';
import { readConfig } from '../boot/config.ts';
import { describeFailure } from '../boot/process/describe-failure.ts';
import { migrationSets } from '../postgres/migrations/migrate.ts';
import { withClient } from '../postgres/with-client.ts';
import { createFiles } from '../storage/files/create-files.ts';
import { backUp } from './back-up.ts';

it('reports in one line that a table was renamed during the backup, and leaves no folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-backup-'));
  const database = await cloneDatabase();
  const failure = await withClient(database.url, async (client) => {
    await client.query(
      'create schema if not exists graphile_worker; create table graphile_worker.job_queues (id int)',
    );
    await client.query('begin; alter table graphile_worker.job_queues rename to renamed');
    const ended = backUp({
      connectionString: database.url,
      files: createFiles(readConfig({ DATA_DIR: join(folder, 'data') })),
      folder: join(folder, 'copy'),
      sets: migrationSets(projectRoot),
    }).catch((error: unknown) => describeFailure(error));
    await until(async () => {
      // On another connection: a transaction reads this view once.
      const { rowCount } = await withClient(database.url, (other) =>
        other.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      );
      return rowCount === 1;
    });
    await client.query('commit');
    return ended;
  });
  expect(failure).toMatch(/^The first start is not finished: .*\. Repeat it in a minute\.$/);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
  await database.drop();
});

it('leaves nothing behind on a disk that is full already', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-backup-'));
  const draft = join(folder, 'copy.unfinished');
  await mkdir(draft);
  // The first file that is written.
  await symlink('/dev/full', join(draft, `process.json.${process.pid}`));
  const failure = await backUp({
    connectionString: 'postgresql://not-reached',
    files: createFiles(readConfig({ DATA_DIR: join(folder, 'data') })),
    folder: join(folder, 'copy'),
    sets: migrationSets(projectRoot),
  }).catch((error: unknown) => describeFailure(error));
  expect(failure).toBe(`${draft} cannot be written to (ENOSPC). Name a folder that can.`);
  expect(await readdir(folder)).toEqual([]);
  await rm(folder, { recursive: true });
});
