import type { ClientBase } from 'pg';

/** Runs the work in one transaction, one seed at a time. */
export async function inTransaction<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(`set local statement_timeout to 0;
      select pg_advisory_xact_lock(hashtext('database seed'))`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
