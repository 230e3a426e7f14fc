import type { RunAs } from './choose-user.ts';

/** PostgreSQL's programs get the same environment everywhere and none of the product's secrets. */
export const plainEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/**
 * The path of the data folder for the server. On Linux it goes through the working directory, which
 * also works if the server's user cannot enter a parent folder.
 */
export function dataFolder(cluster: string, runAs: RunAs): string {
  return runAs.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}
