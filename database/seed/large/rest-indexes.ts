import type { ClientBase } from 'pg';

/**
 * Drops the indexes of these tables during the work and rebuilds them afterwards, which takes a fraction of the time.
 * Indexes of constraints stay. The caller provides the transaction.
 */
export async function restIndexes(
  client: ClientBase,
  tables: readonly string[],
  work: () => Promise<void>,
  onBuild: (done: number, total: number) => void,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any (select ('public.' || name)::regclass from unnest($1::text[]) as name)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  await client.query(`set local maintenance_work_mem to '256MB'`);
  for (const [index, { definition }] of rows.entries()) {
    await client.query(definition);
    onBuild(index + 1, rows.length);
  }
}
