import { join, resolve } from 'node:path';
import { upgradeCluster } from '../server/backup/upgrade/upgrade-cluster.ts';
import { readConfig } from '../server/boot/config.ts';
import { ConfigError } from '../server/boot/config-error.ts';
import { assertNotOfOther } from '../server/boot/database/other-owner.ts';
import { step } from '../server/boot/process/progress.ts';
import { lockFolder } from '../server/postgres/embedded/lock.ts';
import { migrationSets } from '../server/postgres/migrations/migrate.ts';
import { createFiles } from '../server/storage/files/create-files.ts';
import { interruptible, readArguments, runCommand } from './command.ts';

// npm run upgrade-database
// Takes the embedded database to the major version of PostgreSQL that this version of the product brings.

const usage = 'npm run upgrade-database -- [--programs FOLDER]';

const work = interruptible(async (signal) => {
  const { read } = readArguments({ flags: [], values: ['programs'], usage });
  const programs = read('programs');
  const config = readConfig();
  if (config.DATABASE_URL) {
    throw new ConfigError(
      'DATABASE_URL is set: only the embedded database is upgraded by this command. ' +
        'Move to another PostgreSQL with a backup, see “Move to another PostgreSQL” in docs/running.md.',
    );
  }
  await assertNotOfOther(config.DATA_DIR, 'npm run upgrade-database');
  const release = await lockFolder(config.DATA_DIR, 'npm run upgrade-database');
  try {
    const upgraded = await step('Database up to date', () =>
      upgradeCluster({
        folder: config.DATA_DIR,
        programs: programs && resolve(programs),
        files: createFiles(config),
        sets: migrationSets(join(import.meta.dirname, '..')),
        signal,
      }),
    );
    if (!upgraded) {
      console.log('\n  The database has the version of this product already.\n');
      return;
    }
    const { from, to, old, manifest } = upgraded;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `\n  From PostgreSQL ${from} to ${to}: ${manifest.tables.length} tables, ${rows} rows.`,
    );
    console.log(`  The old database is in ${old}. Delete it and ${old}-password later.\n`);
    for (const name of manifest.leftOut) {
      console.error(
        `Not taken over: ${name} is no table of the product. It is in the old database.`,
      );
    }
  } finally {
    await release();
  }
});

await runCommand(work);
