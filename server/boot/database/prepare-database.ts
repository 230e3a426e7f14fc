import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import {
  declineDemo,
  finishDemo,
  isEmpty,
  seedDemo,
  seedEssential,
} from '../../../database/seed/load.ts';
import type { SeedFile } from '../../../database/seed/people/documents.ts';
import { findUnsaved } from '../../../database/seed/unsaved-files.ts';
import { createFirstAdministrator } from '../../auth/users/first-administrator.ts';
import type { Database } from '../../postgres/database.ts';
import { migrate, migrationSets } from '../../postgres/migrations/migrate.ts';
import { withClient } from '../../postgres/with-client.ts';
import type { Config } from '../config.ts';
import { report } from '../process/progress.ts';

// Prepares a database for this version: tables, the content that every page needs and, on the first start, demo content.

const root = join(import.meta.dirname, '../../..');

/** Returns the files of the demo content that are not stored yet. A command does not decide about it (undefined). */
export async function prepareDatabase(
  connectionString: string,
  { DEMO_CONTENT }: { DEMO_CONTENT: boolean | undefined },
  onStep = report,
): Promise<SeedFile[]> {
  return withClient(connectionString, async (client) => {
    let began = performance.now();
    let isOlder = false;
    await migrate(client, {
      sets: migrationSets(root),
      onNewer: (versions) => {
        isOlder = true;
        console.warn(
          `  The tables are those of a newer version (${versions.at(-1)}), on which this one runs too.`,
        );
      },
      onBlocked: ({ name }) =>
        console.warn(`  ${name} waits for others that use its tables, for up to five minutes.`),
    });
    onStep('Tables up to date', began);
    await closeDatabase(client);
    const fresh = await isEmpty(client);
    // Rows of a newer program stay.
    await seedEssential(client, { isOlder });
    if (fresh && DEMO_CONTENT === false) await declineDemo(client);
    if (fresh && DEMO_CONTENT) {
      began = performance.now();
      const demoFiles = await seedDemo(client, { now: new Date(), visitsLater: true });
      // If several processes start at the same time, one of them writes it.
      if (demoFiles) onStep('Demo content written', began);
      if (demoFiles) return demoFiles;
    }
    return findUnsaved(client);
  });
}

/** Other installations in the same cluster share the roles: see the migration that creates this function. */
async function closeDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ closed: boolean }>(
    'select auth.close_database() as closed',
  );
  if (!rows[0]?.closed) {
    console.warn(
      '  Every user of this PostgreSQL may connect to this database. Make its user the owner, or revoke connect from public.',
    );
  }
}

/** Writes the demo content that no page needs. */
export const finishDatabase = (connectionString: string): Promise<void> =>
  withClient(connectionString, finishDemo);

/** Returns the administrator's password if it was generated now. It is shown once and stored nowhere. */
export async function ensureAdministrator(
  database: Database,
  { ADMIN_EMAIL, ADMIN_PASSWORD }: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
): Promise<string | undefined> {
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const created = await createFirstAdministrator(database, { email: ADMIN_EMAIL, password });
  return created && !ADMIN_PASSWORD ? password : undefined;
}
