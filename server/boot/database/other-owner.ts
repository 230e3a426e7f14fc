import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findStats } from '../../support/find-stats.ts';
import { ConfigError } from '../config-error.ts';
import { findExisting, isNumber, nameOf } from './system-users.ts';

/**
 * Returns the owner of the installation if this process runs as root and the owner is another user, who could not read
 * the files that root writes there.
 */
async function findOtherOwner(folder: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return;
  for (const part of ['postgres-password', 'files']) {
    const stats = await findStats(join(folder, part));
    if (stats) return stats.uid === 0 ? undefined : nameOf(stats.uid);
  }
}

/**
 * Does the same for a folder without an installation: returns its owner, or the owner of the folder in which it will be
 * created.
 */
export async function findLikelyOwner(folder: string): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return;
  const { uid } = await stat(await findExisting(folder));
  return uid === 0 ? undefined : nameOf(uid);
}

/** Throws before root writes into the installation of another user. */
export async function assertNotOfOther(folder: string, command: string): Promise<void> {
  const owner = await findOtherOwner(folder);
  if (owner) throw new ConfigError(runAsOwner(folder, owner, command));
}

/** Warns instead of throwing, for commands that leave no file in the folder. */
export async function warnOfOtherOwner(folder: string, command: string): Promise<void> {
  const owner = await findOtherOwner(folder);
  if (owner) console.warn(runAsOwner(folder, owner, command));
}

const runAsOwner = (folder: string, owner: string, command: string) =>
  `${folder} belongs to ${owner}, who cannot read what root writes. Run this as that user: sudo -u ${sudoName(owner)} ${command}`;

const sudoName = (user: string) => (isNumber(user) ? `'#${user}'` : user);
