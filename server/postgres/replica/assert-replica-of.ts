import type pg from 'pg';
import { assertDatabaseUsable } from '../checks/assert-database-usable.ts';
import { withClient } from '../with-client.ts';

// Checks that DATABASE_READ_URL leads to a standby of the server of DATABASE_URL.

const describeServer = `select system_identifier::text as system, pg_catalog.pg_is_in_recovery() as is_standby
  from pg_catalog.pg_control_system()`;

type Server = { system: string; is_standby: boolean };

/** Throws an error of one line. */
export async function assertReplicaOf(
  primaryUrl: string,
  replicaUrl: string,
  replica: pg.Client,
): Promise<void> {
  const { rows } = await replica.query<Server>(describeServer);
  if (!rows[0]?.is_standby) throw new Error('it is not a standby: it takes writes of its own');
  if (rows[0].system !== (await readSystem(primaryUrl)))
    throw new Error('it is not a standby of the server in DATABASE_URL');
  await assertDatabaseUsable(replicaUrl, 'DATABASE_READ_URL');
}

async function readSystem(connectionString: string): Promise<string | undefined> {
  const config = { connectionString, connectionTimeoutMillis: 5_000 };
  const { rows } = await withClient(config, (client) => client.query<Server>(describeServer));
  return rows[0]?.system;
}
