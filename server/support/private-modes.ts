import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { findStats } from './find-stats.ts';

// The data folder may be readable by all users; its content must not be.

export const privateFolder = 0o700;
export const privateFile = 0o600;

const ownEntries = ['files', 'postgres', 'postgres.log', 'postgres-password', 'process.json'];

/** Removes the access of other users from entries of earlier versions. Files in a private folder need no change. */
export async function closeToOthers(dataFolder: string): Promise<void> {
  for (const name of ownEntries) {
    const path = join(dataFolder, name);
    const stats = await findStats(path);
    if (!stats || (stats.mode & 0o077) === 0) continue;
    // Fails for entries of another user, such as the one that runs PostgreSQL.
    await chmod(path, stats.isDirectory() ? privateFolder : privateFile).catch(() => undefined);
  }
}
