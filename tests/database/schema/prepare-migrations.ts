import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { MigrationSet } from '../../../server/postgres/migrations/applied-migrations.ts';
import { migrate } from '../../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { createEmptyDatabase, type TestDatabase } from '../../fixtures/database.ts';

type Target = { url: string; sets: MigrationSet[] };

/** For each test an empty database and a folder of migrations, which are written and run. */
export function prepareMigrations() {
  const target = {} as Target;
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    target.url = database.url;
    target.sets = [{ folder, history: 'supabase_migrations' }];
  });

  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  return {
    target,
    write: (name: string, script: string) => writeFile(join(folder, name), script),
    remove: (name: string) => rm(join(folder, name)),
    run: () => withClient(target.url, (client) => migrate(client, { sets: target.sets })),
    rowsOf: (query: string) =>
      withClient(target.url, async (client) => (await client.query(query)).rows),
  };
}
