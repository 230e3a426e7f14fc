import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startCluster } from '../../server/postgres/embedded/cluster.ts';
import { migrate, migrationSets } from '../../server/postgres/migrations/migrate.ts';
import { withClient } from '../../server/postgres/with-client.ts';
import { type Generated, generate, generatedFiles } from './generate.ts';

const projectRoot = join(import.meta.dirname, '../..');

/** Writes the named files; with --check compares them and exits with 1 if one is out of date. */
export async function writeOrCheck(names: (keyof Generated)[]): Promise<void> {
  const check = process.argv.includes('--check');
  const generated = await withMigratedDatabase(generate);
  for (const name of names) {
    const path = join(projectRoot, generatedFiles[name]);
    if (!check) {
      await writeFile(path, generated[name]);
      continue;
    }
    const drift = describeDrift(await readFile(path, 'utf8').catch(() => ''), generated[name]);
    if (!drift) continue;
    console.error(`${generatedFiles[name]} does not match the migrations:\n${drift}`);
    process.exitCode = 1;
  }
}

const maxShownLines = 10;

/** Returns a few lines that differ, enough to recognise the forgotten migration. */
export function describeDrift(committed: string, generated: string): string {
  if (committed === generated) return '';
  const [before, after] = [committed.split('\n'), generated.split('\n')];
  const removed = before.filter((line) => !after.includes(line)).map((line) => `- ${line}`);
  const added = after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`);
  const lines = [...removed.slice(0, maxShownLines), ...added.slice(0, maxShownLines)];
  const hiddenCount = removed.length + added.length - lines.length;
  if (hiddenCount > 0) lines.push(`… and ${hiddenCount} more`);
  return lines.join('\n') || 'the same lines in another order';
}

/** Provides a temporary cluster with every migration applied and no other content. */
async function withMigratedDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'database-'));
  try {
    const cluster = await startCluster({ folder, flags: ['fsync=off'] });
    try {
      return await withClient(cluster.connectionString, async (client) => {
        await migrate(client, { sets: migrationSets(projectRoot) });
        return work(client);
      });
    } finally {
      await cluster.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
