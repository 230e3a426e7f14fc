import { createHash } from 'node:crypto';
import { readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordFile } from './initialise.ts';
import { ownerName, ownerPassword } from './owner.ts';

// Path length of a unix socket that every system supports.
const maxSocketPath = 100;

/** Returns the connection string of a cluster that another process runs, or undefined if there is no cluster. */
export async function findConnection(
  folder: string,
  as: 'owner' | 'superuser' = 'owner',
): Promise<string | undefined> {
  const cluster = join(folder, 'postgres');
  const password = (await readFile(passwordFile(cluster), 'utf8').catch(() => '')).trim();
  if (!password) return undefined;
  return connectionsOf(await socketFolder(cluster), password)[as];
}

export type Connections = { owner: string; superuser: string; ownerPassword: string };

export function connectionsOf(socket: string, superuserPassword: string): Connections {
  const url = (user: string, password: string) =>
    `postgresql://${user}:${encodeURIComponent(password)}@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const password = ownerPassword(superuserPassword);
  return {
    owner: url(ownerName, password),
    superuser: url('postgres', superuserPassword),
    ownerPassword: password,
  };
}

export async function socketFolder(cluster: string): Promise<string> {
  if (join(cluster, '.s.PGSQL.5432').length <= maxSocketPath) return cluster;
  const name = createHash('sha256').update(cluster).digest('hex').slice(0, 16);
  const link = join(tmpdir(), `alpaca-${name}`);
  await rm(link, { force: true });
  await symlink(cluster, link);
  return link;
}
