import type { Query } from '../postgres/query.ts';
import { type Identity, renderClaims } from '../postgres/request-context.ts';

// Statements of a function run as the server, so row-level security does not apply. These functions set, within a transaction,
// the user whom the audit log names and the rights that the statements have.

/** Makes the audit log name this user for the rest of the transaction. The statements still have the rights of the server. */
export async function actAs(query: Query, identity: Identity): Promise<void> {
  await query(`select set_config('request.jwt.claims', $1, true)`, [renderClaims(identity)]);
}

/** Runs statements with the rights of the caller, so that row-level security applies as in a table call. */
export async function asCaller<T>(query: Query, work: () => Promise<T>): Promise<T> {
  await query('set local role authenticated');
  const result = await work();
  await query('reset role');
  return result;
}

/** Runs statements without the claims of the transaction, for changes that the product may make and no colleague may. */
export async function asSystem<T>(query: Query, work: () => Promise<T>): Promise<T> {
  const { rows } = await query<{ claims: string }>(
    `select coalesce(current_setting('request.jwt.claims', true), '') as claims, set_config('request.jwt.claims', '', true)`,
  );
  const result = await work();
  await query(`select set_config('request.jwt.claims', $1, true)`, [rows[0]?.claims ?? '']);
  return result;
}
