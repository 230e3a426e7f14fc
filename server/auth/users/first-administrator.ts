import type { Database } from '../../postgres/database.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { makeAdministrator } from './make-administrator.ts';

/**
 * Creates the first administrator, unless an active one exists. A lock makes sure that only one of
 * several starting processes creates it.
 */
export async function createFirstAdministrator(
  database: Pick<Database, 'query' | 'transaction'>,
  { email, password }: { email: string; password: string },
): Promise<boolean> {
  if (await hasAdministrator(database.query)) return false;
  const hash = await hashPassword(password);
  return database.transaction(async (query) => {
    await query(`select pg_advisory_xact_lock(hashtext('auth.first_administrator'))`);
    if (await hasAdministrator(query)) return false;
    await makeAdministrator(query, { email, hash });
    return true;
  });
}

async function hasAdministrator(query: Database['query']): Promise<boolean> {
  const { rowCount } = await query(
    `select from public.staff_profiles where role = 'admin' and state = 'active' limit 1`,
  );
  return rowCount !== 0;
}
