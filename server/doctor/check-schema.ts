import { join } from 'node:path';
import type { Database } from '../postgres/database.ts';
import { findNewer, readApplied, readKnown } from '../postgres/migrations/applied-migrations.ts';
import { migrationSets } from '../postgres/migrations/migrate.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const root = join(import.meta.dirname, '../..');

/** Checks whether the database has the tables of the version in this folder. */
export async function checkSchema({ query }: Pick<Database, 'query'>): Promise<Finding[]> {
  const knownVersions = await readKnown(migrationSets(root));
  const applied = await readApplied(
    { query },
    knownVersions.map(({ history }) => history),
  );
  const { newer, incompatible } = findNewer(applied, knownVersions);
  if (incompatible.length > 0) {
    return [
      failed(
        `The tables are newer than the program in this folder, which does not know ${incompatible.join(', ')}.`,
        'Use the newer program; this one would not start. See “Go back” in docs/running.md.',
      ),
    ];
  }
  const missing = knownVersions.flatMap(({ history, versions }) =>
    versions.filter(
      (version) => !applied.some((row) => row.history === history && row.version === version),
    ),
  );
  if (missing.length > 0) {
    return [
      failed(
        `The tables are older than the program in this folder and lack its migrations up to ${missing.sort().at(-1)}.`,
        'If the product is starting, wait until it has run them. Otherwise stop it and start it from this folder. If it ended with an error, do what its line says.',
      ),
    ];
  }
  if (newer.length > 0) {
    return [
      warning(
        `The tables are newer than the program in this folder, which runs on them: ${newer.join(', ')}.`,
        'Start the newer version again when you can. See “Roll back” in docs/running.md.',
      ),
    ];
  }
  return [ok('The tables are those of this version.')];
}
