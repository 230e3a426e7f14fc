import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationSets } from '../../server/postgres/migrations/migrate.ts';
import {
  type MigrationFile,
  readMigrationFiles,
} from '../../server/postgres/migrations/migration-files.ts';

// A migration that others have applied must not change: their databases would differ from what the next ones expect. A
// line for each file keeps its checksum. A line is removed by hand, to edit a migration that nobody has yet.

const path = 'database/migration-checksums.txt';

export type Checksums = Map<string, string>;

const nameOf = (root: string, file: MigrationFile) => file.path.slice(root.length + 1);

export async function readCommittedChecksums(root: string): Promise<Checksums> {
  const text = await readFile(join(root, path), 'utf8').catch(() => '');
  return new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [checksum = '', name = ''] = line.split('  ');
        return [name, checksum];
      }),
  );
}

export async function computeChecksums(root: string): Promise<Checksums> {
  const files = await Promise.all(migrationSets(root).map((set) => readMigrationFiles(set.folder)));
  return new Map(files.flat().map((file) => [nameOf(root, file), file.checksum]));
}

/** Adds the lines of new migrations and keeps the others. */
export async function addChecksums(root: string): Promise<void> {
  const [committed, computed] = [await readCommittedChecksums(root), await computeChecksums(root)];
  const lines = [...computed].map(
    ([name, checksum]) => `${committed.get(name) ?? checksum}  ${name}\n`,
  );
  await writeFile(join(root, path), lines.join(''));
}
