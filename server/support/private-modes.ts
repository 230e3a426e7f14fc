import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';

// The data folder may have been made by its owner for everybody to read; nothing in it is.

export const privateFolder = 0o700;
export const privateFile = 0o600;

const ownEntries = ['files', 'postgres', 'postgres.log', 'postgres-password', 'process.json'];

/** Closes entries that an earlier version left open. Below a closed folder nothing can be reached. */
export async function closeToOthers(dataFolder: string): Promise<void> {
  for (const name of ownEntries) {
    const path = join(dataFolder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || (found.mode & 0o077) === 0) continue;
    // Not ours to change where it belongs to another user, such as one that runs PostgreSQL.
    await chmod(path, found.isDirectory() ? privateFolder : privateFile).catch(() => undefined);
  }
}
