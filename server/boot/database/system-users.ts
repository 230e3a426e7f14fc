import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findStats } from '../../support/find-stats.ts';

export const isNumber = (name: string) => /^\d+$/.test(name);

/** Returns the path, or the nearest folder above it that exists. */
export async function findExisting(path: string): Promise<string> {
  if (dirname(path) === path || (await findStats(path))) return path;
  return findExisting(dirname(path));
}

/** Returns the number if the system does not list the user there. */
export async function nameOf(uid = 0): Promise<string> {
  const users = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
  const userFields = users
    .map((line) => line.split(':'))
    .find((fields) => fields[2] === String(uid));
  return userFields?.[0] ?? String(uid);
}
