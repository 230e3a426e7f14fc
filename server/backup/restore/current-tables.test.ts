import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationSets } from '../../postgres/migrations/migrate.ts';
import { readMigrationFiles } from '../../postgres/migrations/migration-files.ts';
import { hasCurrentTables } from './restore.ts';

const sets = migrationSets(join(import.meta.dirname, '../../..'));

let backup: string;
beforeAll(async () => {
  backup = await mkdtemp(join(tmpdir(), 'alpaca-manifest-'));
});
afterAll(() => rm(backup, { recursive: true }));

test.each([
  ['of this version has the tables of a new database', 0, true],
  ['that lacks the newest migration has older tables', 1, false],
])('a backup %s', async (_, missing, expected) => {
  const versions = sets.map(async ({ folder, history }) => {
    const files = await readMigrationFiles(folder);
    return [history, files.slice(0, files.length - missing).map(({ version }) => version)];
  });
  const migrations = Object.fromEntries(await Promise.all(versions));
  const content = { tables: [], sequences: [], files: [], missing: [], damaged: [], leftOut: [] };
  const manifest = { format: 1, createdAt: '2026-01-01T00:00:00Z', migrations, ...content };
  await writeFile(join(backup, 'manifest.json'), JSON.stringify(manifest));
  expect(await hasCurrentTables(backup, sets)).toBe(expected);
});
