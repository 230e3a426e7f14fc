import type { ClientBase } from 'pg';

/**
 * Disables the named triggers during the work, because they would record the current time. It must run in a
 * transaction: other writers wait, so the triggers are never disabled for them.
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
