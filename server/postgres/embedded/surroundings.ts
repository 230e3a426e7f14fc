import type { RunAs } from './run-as.ts';

/** The server's programs get the same surroundings everywhere and none of our secrets. */
export const plainEnvironment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' };

/** The data folder as its server sees it: reached through the working directory, which also works
 * where the way to it is closed to the server's user. */
export function dataFolder(cluster: string, runAs: RunAs): string {
  return runAs.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}
