import { join } from 'node:path';
import type { Database } from '../postgres/database.ts';
import { migrationSets } from '../postgres/migrations/migrate.ts';
import { readMigrationFiles } from '../postgres/migrations/migration-files.ts';
import { type Finding, failed, ok } from './finding.ts';

const root = join(import.meta.dirname, '../..');

/** Whether the tables are those of the version in this folder. */
export async function checkSchema({ query }: Pick<Database, 'query'>): Promise<Finding[]> {
  const missing: string[] = [];
  const unknown: string[] = [];
  for (const { folder, history } of migrationSets(root)) {
    const known = (await readMigrationFiles(folder)).map(({ version }) => version);
    const { rows } = await query<{ version: string }>(
      `select version from ${history}.schema_migrations`,
    );
    const applied = rows.map(({ version }) => version);
    missing.push(...known.filter((version) => !applied.includes(version)));
    unknown.push(...applied.filter((version) => !known.includes(version)));
  }
  if (unknown.length > 0) {
    return [
      failed(
        `The tables are newer than the program in this folder, which does not know ${unknown.join(', ')}.`,
        'Use the newer program; this one would not start. See “Go back” in docs/running.md.',
      ),
    ];
  }
  if (missing.length > 0) {
    return [
      failed(
        `The tables are older than the program in this folder and lack its migrations up to ${missing.sort().at(-1)}.`,
        'Stop the product and start it from this folder, which runs them. If it ended with an error, do what its line says.',
      ),
    ];
  }
  return [ok('The tables are those of this version.')];
}
