import { join } from 'node:path';
import type { Database } from '../../postgres/database.ts';
import { assertStillRuns, readKnown } from '../../postgres/migrations/applied-migrations.ts';
import { migrationSets } from '../../postgres/migrations/migrate.ts';
import { SchemaError } from '../../postgres/migrations/migration-error.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Calls the handler when a newer program, during a rollout, has changed the tables so that this process cannot run on them
 * any more.
 */
export async function watchTables(
  database: Database,
  onOutdated: (error: SchemaError) => void,
): Promise<void> {
  const knownVersions = await readKnown(migrationSets(root));
  const check = () =>
    assertStillRuns(database, knownVersions).catch((error: unknown) => {
      // Any other error is an outage of the database. The tables are checked again when it ends, by onReconnect.
      if (error instanceof SchemaError) onOutdated(error);
    });
  // Each migration notifies this channel, whose name is that of PostgREST.
  await database.listen('pgrst', (payload) => {
    if (payload !== 'reload config') void check();
  });
  database.onReconnect(() => void check());
  // A migration may have been applied since the start looked.
  await check();
}
