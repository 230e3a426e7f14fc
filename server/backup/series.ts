import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { draftEnding } from './back-up.ts';
import { readManifest } from './manifest.ts';

// Backups of a schedule: in one folder, each named after its time.

const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/;

export const nameOf = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(':', '-');

/** Deletes all but the newest backups of a series. Folders with other names stay. Returns the names of the deleted. */
export async function deleteOldest(parent: string, keep: number): Promise<string[]> {
  const complete: string[] = [];
  for (const name of (await readdir(parent)).sort()) {
    if (namePattern.test(name) && (await isComplete(join(parent, name)))) complete.push(name);
  }
  const oldest = complete.slice(0, -keep);
  for (const name of oldest) {
    // A deletion that is interrupted must not leave what looks like a backup.
    const draft = join(parent, `${name}${draftEnding}`);
    await rename(join(parent, name), draft);
    await rm(draft, { recursive: true });
  }
  return oldest;
}

const isComplete = (folder: string) =>
  readManifest(folder).then(
    () => true,
    () => false,
  );
