import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { migrate, migrationSets } from '../../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { createEmptyDatabase, projectRoot } from '../../fixtures/database.ts';
import { prepare } from '../../fixtures/prepare.ts';

/**
 * Migrates a database to the release before `firstVersion`, inserts rows of that release, applies the
 * other migrations, and returns a function that queries the result.
 */
export function prepareUpgrade(
  firstVersion: string,
  insertOldRows: (client: Client) => Promise<void>,
) {
  const database = prepare(
    async () => {
      const database = await createEmptyDatabase();
      const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
      const sets = migrationSets(projectRoot);
      await Promise.all(
        sets.map((set, index) =>
          cp(set.folder, join(folder, String(index)), {
            recursive: true,
            filter: (name) =>
              !/\/\d{14}_/.test(name) || (name.split('/').at(-1) ?? '') < firstVersion,
          }),
        ),
      );
      const before = sets.map((set, index) => ({ ...set, folder: join(folder, String(index)) }));
      await withClient(database.url, async (client) => {
        await migrate(client, { sets: before });
        await insertOldRows(client);
        await migrate(client, { sets });
      });
      await rm(folder, { recursive: true });
      return database;
    },
    ({ drop }) => drop(),
  );
  return (sql: string) =>
    withClient(database.url, async (client) => (await client.query(sql)).rows);
}
