import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { mebibyte } from '../../domain/units.ts';

// The database stops on a full disk, so data that anyone can send is rejected earlier. The last reserve is for the work of
// staff, who can delete something.

export type MeasureDisk = (path: string) => Promise<Pick<StatsFs, 'bsize' | 'blocks' | 'bavail'>>;

const reserve = { bytes: 256 * mebibyte, partOfDisk: 1 / 20 };

/** The part of the reserve that each kind of data leaves free. Forms are the last to be rejected. */
const shares = { files: 1, visits: 1, forms: 1 / 2 };

type StoredKind = keyof typeof shares;

/** Returns whether the disk of a folder has room for data of this kind. True if that is unknown. */
export async function hasFreeSpace(
  folder: string,
  kind: StoredKind,
  measure: MeasureDisk = statfs,
): Promise<boolean> {
  // The folder may not exist before the first file.
  const space = await measure(folder).catch(() => measure(dirname(folder)).catch(() => undefined));
  if (!space) return true;
  const { bsize, blocks, bavail } = space;
  const reserved = Math.min(reserve.bytes, blocks * bsize * reserve.partOfDisk);
  return bavail * bsize > reserved * shares[kind];
}
