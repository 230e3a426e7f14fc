import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from './world.ts';

/** The server first, then its child processes. */
export async function postgresProcesses({ data }: Pick<World, 'data'>): Promise<number[]> {
  const cluster = await realpath(join(data, 'postgres'));
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found: number[] = [];
  for (const pid of all) {
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => '');
    if (folder === cluster) found.push(Number(pid));
  }
  const server = await postgresServer(data);
  return [server, ...found.filter((pid) => pid !== server)];
}

async function postgresServer(data: string): Promise<number> {
  const text = await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8');
  return Number.parseInt(text, 10);
}
