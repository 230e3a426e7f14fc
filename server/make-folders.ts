import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { privateFolder } from './support/private-modes.ts';

/**
 * Makes a folder and those above it, one level at a time: Node's own recursion never ends where the system refuses a
 * folder as if its parent were missing, as in /proc.
 */
export async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: privateFolder });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolders(dirname(path));
    await mkdir(path, { mode: privateFolder }).catch(ignoreExisting);
  }
}

/** Another process may make the same folder at the same time. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
