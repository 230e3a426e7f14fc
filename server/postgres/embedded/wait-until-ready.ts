import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { endClient } from '../end-client.ts';
import { ClusterError } from './cluster-error.ts';
import type { Connections } from './connections.ts';
import { adviceFor, describeEnd } from './describe-end.ts';
import { passwordFile } from './initialise.ts';
import { setUpOwner } from './owner.ts';
import { stopServer } from './server-process.ts';

/** SQLSTATE of a wrong password, which PostgreSQL also reports for a role that does not exist. */
const invalidPassword = '28P01';
/** SQLSTATE if the files of the database itself are lost: waiting does not help. */
const missingDatabase = '3D000';

export async function waitUntilReady(
  child: ChildProcess,
  cluster: string,
  urls: Connections,
  logStart: number,
): Promise<void> {
  const until = Date.now() + 120_000;
  let outcome: string | undefined;
  for (;;) {
    if (child.exitCode !== null || outcome === missingDatabase || Date.now() > until) {
      // Read the log before the server stops: the lines of its shutdown would hide why it did not start.
      const log = await readFile(`${cluster}.log`).catch(() => Buffer.of());
      stopServer(child);
      const end = describeEnd(log.subarray(logStart).toString());
      throw new ClusterError(`The database did not start. ${end} ${adviceFor(end, cluster)}`);
    }
    outcome = await tryToConnect(urls.owner);
    if (outcome === 'connected') return;
    if (outcome === invalidPassword) {
      return setUp(urls, cluster).catch((error: unknown) => {
        stopServer(child);
        throw error;
      });
    }
    await sleep(20);
  }
}

/** Sets up the role that owns the database; its password follows from the superuser's. */
async function setUp({ superuser, ownerPassword }: Connections, cluster: string): Promise<void> {
  try {
    await setUpOwner(superuser, ownerPassword);
  } catch (error) {
    if ((error as { code?: string }).code !== invalidPassword) throw error;
    throw new ClusterError(
      `The password in ${passwordFile(cluster)} is not that of the database beside it. ` +
        'Delete that file and start again: the database is then given a new one.',
    );
  }
}

async function tryToConnect(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return 'connected';
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await endClient(client);
  }
}
