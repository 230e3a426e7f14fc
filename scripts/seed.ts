import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { seedLarge } from '../database/seed/large/seed-large.ts';
import { seedDemo, seedEssential } from '../database/seed/load.ts';
import { readConfig } from '../server/boot/config.ts';
import { ConfigError } from '../server/boot/config-error.ts';
import { openDatabase } from '../server/boot/database/open-database.ts';
import {
  assertDatabaseExists,
  assertInstalled,
  assertWhole,
} from '../server/boot/database/open-for-command.ts';
import { warnOfOtherOwner } from '../server/boot/database/other-owner.ts';
import { report, step } from '../server/boot/process/progress.ts';
import { migrate, migrationSets } from '../server/postgres/migrations/migrate.ts';
import { withClient } from '../server/postgres/with-client.ts';
import { createLogger } from '../server/support/logger.ts';
import { runCommand } from './command.ts';

// npm run seed -- --size demo|large
// Fills the configured database. It starts the embedded one, so the server must not be running.

const sizes = ['demo', 'large'] as const;
type Size = (typeof sizes)[number];

await runCommand(async () => {
  const size = readSize();
  const config = readConfig();
  await warnOfOtherOwner(config.DATA_DIR, 'npm run seed');
  await assertDatabaseExists(config);
  const { connectionString, close } = await openDatabase(config, createLogger('silent'));
  try {
    await assertInstalled(connectionString);
    await assertWhole(config, connectionString);
    await seed(connectionString, size);
  } finally {
    await close();
  }
});

function readSize(): Size {
  const name = parseSize();
  const size = sizes.find((known) => known === name);
  if (!size) throw new ConfigError(`--size is "${name}", but must be demo or large.`);
  return size;
}

function parseSize(): string {
  try {
    return parseArgs({ options: { size: { type: 'string', default: 'demo' } } }).values.size;
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    throw new ConfigError(`${reason}. Usage: npm run seed -- --size demo|large`);
  }
}

async function seed(connectionString: string, size: Size): Promise<void> {
  await withClient(connectionString, async (client) => {
    if (size === 'large') await assertNotReal(client);
    const sets = migrationSets(join(import.meta.dirname, '..'));
    await step('Tables up to date', () => migrate(client, { sets }));
    await step('Essential content there', () => seedEssential(client));
    const files = await step('Demo content there', () => seedDemo(client, { now: new Date() }));
    if (!files) console.log('  The database is not new: no demo content was added.');
    if (size === 'large') await addLarge(client);
  });
}

/** Invented people could neither be distinguished from real ones nor removed. */
async function assertNotReal(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from public.settings where key = 'demo_content' and value = 'false'`,
  );
  if (!rowCount) return;
  throw new ConfigError(
    'This installation was started without demo content, so its people are real. Measure with another DATA_DIR or DATABASE_URL.',
  );
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
