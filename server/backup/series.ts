import { link, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolders } from '../support/make-folders.ts';
import { draftEnding } from './back-up.ts';
import type { EarlierFiles } from './copy-files.ts';
import { filePath, type Manifest, readManifest } from './manifest.ts';

// Backups of a schedule: in one folder, each named after its time.

/** Older backups have no milliseconds. */
export const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d{3})?$/;

/** To the millisecond, so that backups of one second do not meet. */
export const nameOf = (time: Date): string =>
  time.toISOString().slice(0, 23).replaceAll(/[:.]/g, '-');

/** Deletes all but the newest backups of a series. Folders with other names stay. Returns the names of the deleted. */
export async function deleteOldest(parent: string, keep: number): Promise<string[]> {
  const oldest = (await listComplete(parent)).slice(0, -keep);
  for (const { name } of oldest) {
    // A deletion that is interrupted must not leave what looks like a backup.
    const draft = join(parent, `${name}${draftEnding}`);
    await rename(join(parent, name), draft);
    await rm(draft, { recursive: true });
  }
  return oldest.map(({ name }) => name);
}

/** Links the files of the newest backup of a series into the next one, so that a file is on the disk once. */
export async function linkNewest(parent: string): Promise<EarlierFiles | undefined> {
  const newest = (await listComplete(parent)).at(-1);
  if (!newest) return undefined;
  const hashes = new Map(newest.manifest.files.map(({ key, sha256 }) => [key, sha256]));
  return {
    take: async (key, path) => {
      const sha256 = hashes.get(key);
      if (!sha256) return undefined;
      await makeFolders(dirname(path));
      const earlier = filePath(join(parent, newest.name), key);
      // It is copied instead where the disk does not allow links, or the earlier file is gone.
      return link(earlier, path).then(
        async () => ({ sha256, size: (await stat(path)).size }),
        () => undefined,
      );
    },
  };
}

/** The names of the complete backups of a series, the oldest first. */
export const listNames = async (parent: string): Promise<string[]> =>
  (await listComplete(parent)).map(({ name }) => name);

type Complete = { name: string; manifest: Manifest };

/** Lists the complete backups of a series, the oldest first. */
async function listComplete(parent: string): Promise<Complete[]> {
  const names = await readdir(parent).catch(() => []);
  const complete: Complete[] = [];
  for (const name of names.filter((folderName) => namePattern.test(folderName)).sort()) {
    // A backup without a readable manifest is incomplete.
    const manifest = await readManifest(join(parent, name)).catch(() => undefined);
    if (manifest) complete.push({ name, manifest });
  }
  return complete;
}
