import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { seedLarge } from '../database/seed/large/seed-large.ts';
import { seedDemo, seedEssential } from '../database/seed/load.ts';
import { type Config, ConfigError, readConfig } from '../server/config.ts';
import { startCluster } from '../server/postgres/embedded/cluster.ts';
import { FolderInUse, lockFolder } from '../server/postgres/embedded/lock.ts';
import { migrate, migrationSets } from '../server/postgres/migrate.ts';
import { report, step } from '../server/progress.ts';

// npm run seed -- --size demo|large
// Fills the database of the settings. The embedded one is started for it, so the server must not be running.

const sizes = ['demo', 'large'] as const;
type Size = (typeof sizes)[number];

try {
  const size = readSize();
  await withDatabase(readConfig(), (connectionString) => seed(connectionString, size));
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof FolderInUse;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

function readSize(): Size {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } });
  const size = sizes.find((known) => known === values.size);
  if (!size) throw new ConfigError(`--size is "${values.size}", but must be demo or large.`);
  return size;
}

async function withDatabase(
  config: Config,
  work: (connectionString: string) => Promise<void>,
): Promise<void> {
  if (config.DATABASE_URL) return work(config.DATABASE_URL);
  await mkdir(config.DATA_DIR, { recursive: true });
  const unlock = await lockFolder(config.DATA_DIR, 'npm run seed');
  try {
    const cluster = await startCluster({ folder: config.DATA_DIR });
    try {
      await work(cluster.connectionString);
    } finally {
      await cluster.stop();
    }
  } finally {
    await unlock();
  }
}

async function seed(connectionString: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const sets = migrationSets(join(import.meta.dirname, '..'));
    await step('Tables up to date', () => migrate(client, { sets }));
    await step('Essential content there', () => seedEssential(client));
    const files = await step('Demo content there', () => seedDemo(client, { now: new Date() }));
    if (!files) console.log('  The database was not empty: no demo content was added.');
    if (size === 'large') await addLarge(client);
  } finally {
    await client.end();
  }
}

async function addLarge(client: pg.Client): Promise<void> {
  let started = performance.now();
  const isNew = await seedLarge(client, undefined, (what, done, total) => {
    if (done < total) return;
    report(`${total.toLocaleString('en')} ${what}`, started);
    started = performance.now();
  });
  if (!isNew) console.log('  The large content was there already.');
}
