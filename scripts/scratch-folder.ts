import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memoryFolder = '/dev/shm';
/** Bytes that must be free in memory and in its folder. A whole run used up to 1.2 GB. */
const minFree = 4 * 1024 ** 3;

/**
 * Makes the folder for temporary files a folder in memory, if there is enough of it. Tests clone a database of 1,500
 * small files several hundred times, which takes two to ten times as long on a disk.
 */
export function placeScratchFolderInMemory(): void {
  if (process.env.TMPDIR || !hasMemory()) return;
  const folder = mkdtempSync(join(memoryFolder, 'alpaca-tests-'));
  // Open to every user, as the usual folder is: PostgreSQL does not run as root.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= minFree && freemem() >= minFree;
  } catch {
    return false;
  }
}
