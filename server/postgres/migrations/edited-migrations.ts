import type { ClientBase } from 'pg';
import type { AppliedMigration } from './applied-migrations.ts';
import { SchemaError } from './migration-error.ts';
import { type MigrationFile, statementSeparator } from './migration-files.ts';

type FilesOf = { history: string; files: MigrationFile[] };

/**
 * Throws if files were edited after this database applied them: the newer files build on tables that it does not have.
 * Comments may have changed.
 */
export async function assertUnedited(
  client: ClientBase,
  sets: FilesOf[],
  applied: AppliedMigration[],
): Promise<void> {
  const edited: string[] = [];
  for (const { history, files } of sets) {
    const checksums = new Map(
      applied.filter((row) => row.history === history).map((row) => [row.version, row.checksum]),
    );
    const changed = files.filter((file) => {
      const checksum = checksums.get(file.version);
      return checksum && checksum !== file.checksum;
    });
    if (changed.length === 0) continue;
    const { rows } = await client.query<{ version: string; statements: string[] }>(
      `select version, statements from ${history}.schema_migrations where version = any ($1)`,
      [changed.map(({ version }) => version)],
    );
    const scripts = new Map(rows.map((row) => [row.version, row.statements]));
    const isEdited = ({ version, statements }: MigrationFile) =>
      codeOf(scripts.get(version) ?? []) !== codeOf(statements.map(({ text }) => text));
    edited.push(...changed.filter(isEdited).map(({ version }) => version));
  }
  if (edited.length === 0) return;
  throw new SchemaError(
    `This database comes from a version that was never released: migrations were edited since it applied them (${edited.join(', ')}). ` +
      'Nothing was changed. Start the version that ran here before.',
  );
}

const codeOf = (statements: string[]) =>
  statements.join(statementSeparator).replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim();
