import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Statement, splitStatements } from './split-statements.ts';

export type MigrationFile = {
  version: string;
  name: string;
  path: string;
  script: string;
  readonly statements: Statement[];
  /** Computed over the statements as stored in the history table, so that SQL can compute the same. */
  readonly checksum: string;
};

export const statementSeparator = ';\n';

export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readMigrationFile(folder, name)));
  for (const [index, file] of files.entries()) {
    const next = files[index + 1];
    if (next?.version === file.version) {
      throw new Error(
        `Two migrations have the version ${file.version}: ${file.path}, ${next.path}`,
      );
    }
  }
  return files;
}

async function readMigrationFile(folder: string, fileName: string): Promise<MigrationFile> {
  const path = join(folder, fileName);
  const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(fileName) ?? [];
  if (!version || !name) {
    throw new Error(`${path} is not named like 20250131120000_verb_object.sql`);
  }
  const script = await readFile(path, 'utf8');
  let split: Statement[] | undefined;
  // Parsed on demand: most starts find every file applied and need no statements.
  const statements = () => {
    split ??= splitStatements(script);
    return split;
  };
  return {
    version,
    name,
    path,
    script,
    get statements() {
      return statements();
    },
    get checksum() {
      const texts = statements().map(({ text }) => text);
      return createHash('sha256').update(texts.join(statementSeparator)).digest('hex');
    },
  };
}
