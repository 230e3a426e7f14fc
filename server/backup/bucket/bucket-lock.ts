import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { minuteMs, secondMs } from '../../../domain/units.ts';
import type { Files, StoredFile } from '../../storage/files/files.ts';
import { readWhole, writeWhole } from '../../storage/files/whole-file.ts';
import { BackupError } from '../manifest.ts';

// One backup at a time writes to a prefix of a bucket. Each first writes a mark and then looks for the marks of others. Not
// every S3 service can create an object only if there is none, so two that begin together both withdraw, and try again.

const folder = 'locks';
const renewMs = minuteMs;
/** A mark that was not renewed for so long is of a process that was killed. */
const forgottenMs = 10 * minuteMs;
const maxAttempts = 4;

type Options = { prefix: string; maxPauseMs?: number };

/** Returns a function that releases the lock. Throws if another backup holds it. */
export async function lockBucket(
  files: Files,
  { prefix, maxPauseMs = 5 * secondMs }: Options,
): Promise<() => Promise<void>> {
  const key = `${prefix}${folder}/${randomUUID()}`;
  const mark = () => writeWhole(files, key, describeProcess());
  for (let attempt = 1; ; attempt += 1) {
    await mark();
    const other = await findOther(files, prefix, key);
    if (!other) break;
    await remove(files, [key]);
    if (attempt === maxAttempts) throw new BackupError(await describeOther(files, other));
    await sleep(maxPauseMs * Math.random());
  }
  let renewing = Promise.resolve();
  const timer = setInterval(() => {
    // A renewal that failed is repeated by the next, long before the mark counts as forgotten.
    renewing = mark().catch(() => undefined);
  }, renewMs).unref();
  return async () => {
    clearInterval(timer);
    await renewing;
    await remove(files, [key]);
  };
}

/** The keys of a backup need not have the right to delete: a mark that is left expires. */
const remove = (files: Files, keys: string[]) => files.delete(keys).catch(() => undefined);

/** Finds the mark of another backup that is alive, and deletes forgotten ones. The clock is that of the bucket. */
async function findOther(
  files: Files,
  prefix: string,
  own: string,
): Promise<StoredFile | undefined> {
  const marks: StoredFile[] = [];
  for await (const mark of files.list(`${prefix}${folder}`)) marks.push(mark);
  const now = marks.find(({ key }) => key === own)?.modifiedAt.getTime();
  const otherMarks = marks.filter(({ key }) => key !== own);
  // A service whose lists are late may not list our own mark yet.
  if (now === undefined) return otherMarks[0];
  const isForgotten = ({ modifiedAt }: StoredFile) => now - modifiedAt.getTime() > forgottenMs;
  await remove(
    files,
    otherMarks.filter(isForgotten).map(({ key }) => key),
  );
  return otherMarks.find((mark) => !isForgotten(mark));
}

const describeProcess = () => `process ${process.pid} on ${hostname()}`;

async function describeOther(files: Files, { key }: StoredFile): Promise<string> {
  // The other backup may have removed its mark just now.
  const holder = (await readWhole(files, key).catch(() => undefined))?.toString();
  return (
    `Another backup writes to this bucket and prefix now${holder ? ` (${holder})` : ''}. Wait for it. ` +
    'If it was killed, repeat this in ten minutes.'
  );
}
