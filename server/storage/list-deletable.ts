import { dayMs } from '../../domain/units.ts';
import type { Files } from './files/files.ts';
import { readWhole, writeWhole } from './files/whole-file.ts';

// Crashes and aborted uploads leave only few files without a row. If a large share of all files has none, the database
// has probably lost rows, so the files are recorded and only deleted if they still have no row a day later.

type OrphanScan = { orphans: string[]; total: number; now: Date };

const noteKey = 'orphans';
const maxFilesWithoutDoubt = 10;
const smallShare = 0.05;

/** Returns the files without a row that may be deleted now. */
export async function listDeletable(
  files: Files,
  { orphans, total, now }: OrphanScan,
): Promise<string[]> {
  const note = await readNote(files);
  if (orphans.length <= Math.max(maxFilesWithoutDoubt, total * smallShare)) {
    if (note) await files.delete([noteKey]);
    return orphans;
  }
  const notedKeys = note?.keys ?? new Set();
  const confirmed = orphans.filter((key) => notedKeys.has(key));
  const isOld = note && now.getTime() - note.at >= dayMs;
  // New ones are recorded from the next day on, because each record restarts the wait for all.
  if (note && !isOld && confirmed.length > 0) return [];
  const unconfirmed = isOld ? orphans.filter((key) => !notedKeys.has(key)) : orphans;
  const lines = [now.toISOString(), ...unconfirmed];
  if (unconfirmed.length > 0) await writeWhole(files, noteKey, lines.join('\n'));
  else await files.delete([noteKey]);
  return isOld ? confirmed : [];
}

async function readNote(files: Files): Promise<{ at: number; keys: Set<string> } | undefined> {
  const content = await readWhole(files, noteKey);
  const [at = '', ...keys] = content?.toString().split('\n') ?? [];
  const time = Date.parse(at);
  return Number.isNaN(time) ? undefined : { at: time, keys: new Set(keys) };
}
