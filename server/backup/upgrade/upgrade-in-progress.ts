import { readdir } from 'node:fs/promises';
import { findHolder } from '../../postgres/embedded/lock.ts';
import { BackupError } from '../manifest.ts';

/** The folder in DATA_DIR with the tables of the old database, while they are loaded into the new one. */
export const backupPrefix = 'upgrade-from-';

const pattern = new RegExp(`^${backupPrefix}(\\d+)$`);

/** Returns the old version of an upgrade that was killed. */
export async function findInterrupted(folder: string): Promise<string | undefined> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => pattern.exec(name)?.[1] ?? [])[0];
}

/** Throws if the database of a folder may be the half of an upgrade. */
export async function assertNotUpgrading(folder: string): Promise<void> {
  if (!(await findInterrupted(folder))) return;
  const holder = await findHolder(folder);
  throw new BackupError(
    holder && holder.pid !== process.pid
      ? 'The database is being upgraded. Wait until npm run upgrade-database has ended.'
      : 'An upgrade of the database was interrupted. Repeat it: npm run upgrade-database',
  );
}
