import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findStats } from '../../support/find-stats.ts';

// PostgreSQL refuses to run as root. If this process is root, the server runs as an unprivileged
// user: the one that already owns the data, otherwise a dedicated system user.

export type RunAs = { uid?: number; gid?: number };

const userName = 'alpaca-postgres';

export async function chooseUser(cluster: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const owner = await findStats(cluster);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findUser(userName) ?? createUser() ?? findUser('postgres') ?? requireUser('nobody');
}

function createUser(): RunAs | undefined {
  const attempts: [string, string[]][] = [
    [
      'useradd',
      ['--system', '--no-create-home', '--shell', '/bin/false', '--user-group', userName],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/bin/false', userName]],
  ];
  for (const [command, args] of attempts) {
    if (spawnSync(command, args, { stdio: 'ignore' }).status === 0) break;
  }
  return findUser(userName);
}

function findUser(name: string): RunAs | undefined {
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [user, , uid, gid] = line.split(':');
    if (user === name) return { uid: Number(uid), gid: Number(gid) };
  }
}

function requireUser(name: string): RunAs {
  const user = findUser(name);
  if (user) return user;
  throw new Error('PostgreSQL cannot run as root, and no other user could be found or made.');
}
