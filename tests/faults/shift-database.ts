import { withClient } from '../fixtures/database.ts';
import type { World } from './world.ts';

/**
 * A clock that jumps ahead finds everything that was written before that much older. So every time in
 * every table is moved back instead, which needs no other clock for the database; and the other way round.
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
