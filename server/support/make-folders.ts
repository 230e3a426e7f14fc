import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { privateFolder } from './private-modes.ts';

/**
 * Creates a folder and its parents level by level: Node's `recursive` option loops forever where the
 * system reports a forbidden folder as a missing parent, as in /proc.
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
