import pg from 'pg';
import { ConfigError } from '../../boot/config-error.ts';
import { encodedPassword } from '../../boot/settings/kinds.ts';
import { shortenTlsError } from '../../support/shorten-tls-error.ts';
import { endClient } from '../end-client.ts';
import { assertSessionDefaults } from './session-defaults.ts';

const maxWaitMs = 10_000;

/** Throws a one-line ConfigError if the database of a setting cannot be used. */
export async function assertDatabaseUsable(
  connectionString: string,
  setting: 'DATABASE_URL' | 'DATABASE_READ_URL' = 'DATABASE_URL',
): Promise<void> {
  const options = {
    connectionString,
    connectionTimeoutMillis: maxWaitMs,
    query_timeout: maxWaitMs,
  };
  const clients: pg.Client[] = [];
  try {
    // The constructor reads the certificate files that the connection string names.
    const first = new pg.Client(options);
    const second = new pg.Client(options);
    clients.push(first, second);
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    if (!(await haveOwnBackends(first, second))) throw new Error(transactionPoolerMessage);
    await assertEncoding(first);
    await assertSessionDefaults(first);
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string };
    const reason = shortenTlsError(message) || code;
    throw new ConfigError(
      `${setting} (a secret that is not shown here) cannot be used: ${reason}.${hintOf(code)}`,
    );
  } finally {
    await Promise.all(clients.map(endClient));
  }
}

/** A password with unencoded characters is read as a shorter one, or its end as the host. */
const encodingHint = ` Check the password: ${encodedPassword.replaceAll('`', '')}.`;
const mayBeMisread = new Set(['28P01', 'ENOTFOUND', 'EAI_AGAIN']);

const authorityHint =
  ' Name its certificate authority with sslmode=verify-full&sslrootcert=/path/to/ca.pem.';
const hasUnknownAuthority = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

function hintOf(code: string): string {
  if (mayBeMisread.has(code)) return encodingHint;
  return hasUnknownAuthority.has(code) ? authorityHint : '';
}

/** Names and texts contain characters of many scripts, which only UTF8 can store. */
async function assertEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(
    `select current_setting('server_encoding') as encoding`,
  );
  const encoding = rows[0]?.encoding;
  if (encoding === 'UTF8') return;
  throw new Error(
    `its database has the encoding ${encoding} and must have UTF8 (create database … encoding 'UTF8' template template0)`,
  );
}

const transactionPoolerMessage =
  'it leads to a pooler in transaction mode, which mixes up prepared statements and loses notifications; ' +
  'use a pooler in session mode or PostgreSQL itself';

/**
 * Detects a pooler in transaction mode by backend process ids: it gives two connections the same backend,
 * or one connection several. Which of the two depends on its scheduling, so five queries alternate
 * between two connections.
 */
async function haveOwnBackends(first: pg.Client, second: pg.Client): Promise<boolean> {
  const seenByClient = new Map<pg.Client, Set<number>>();
  for (const client of [first, second, second, first, first]) {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    seenByClient.set(client, (seenByClient.get(client) ?? new Set()).add(rows[0]?.pid ?? 0));
  }
  const pids = [...seenByClient.values()].flatMap((set) => [...set]);
  return pids.length === 2 && new Set(pids).size === 2;
}
