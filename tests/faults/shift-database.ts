import { withClient } from '../../server/postgres/with-client.ts';
import type { World } from './world.ts';

/**
 * If the clock jumps ahead, all existing rows seem older. Instead of changing the clock of the database, this moves
 * every time in every table back; and forward for the opposite.
 */
export async function shiftDatabase({ superuser }: World, hours: number): Promise<void> {
  await withClient(superuser, async (client) => {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rows } = await client.query(
      `select format('%I.%I', n.nspname, c.relname) as name,
         string_agg(format('%1$I = %1$I - $1::interval', a.attname), ', ') as changes
       from pg_class as c
       join pg_namespace as n on n.oid = c.relnamespace
       join pg_attribute as a on a.attrelid = c.oid
       where c.relkind = 'r' and n.nspname in ('auth', 'public', 'private', 'storage', 'realtime', 'graphile_worker')
         and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid = 'timestamptz'::regtype
       group by n.nspname, c.relname`,
    );
    for (const { name, changes } of rows) {
      await client.query(`update ${name} set ${changes}`, [`${hours} hours`]);
    }
    await client.query('commit');
  });
}
