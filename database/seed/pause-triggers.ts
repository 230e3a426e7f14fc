import type { ClientBase } from 'pg';

/**
 * Runs the work without the named triggers, which would write history as of now. Within a transaction: whoever
 * else writes to these tables waits, and never meets them without their triggers.
 */
export async function pauseTriggers<T>(
  client: ClientBase,
  triggers: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const set = (action: 'disable' | 'enable') =>
    triggers.map((trigger) => {
      const [table, name] = trigger.split('/');
      return `alter table ${table} ${action} trigger ${name}`;
    });
  await client.query(set('disable').join(';'));
  const result = await work();
  await client.query(set('enable').join(';'));
  return result;
}
