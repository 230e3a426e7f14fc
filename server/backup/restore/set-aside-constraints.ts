import type { ClientBase } from 'pg';
import { isPermanent, qualified } from '../catalog.ts';
import { BackupError } from '../manifest.ts';

// A backup is loaded table by table, so references are not satisfied until the end, and it contains the effects of
// triggers already. Only a superuser can switch both off for a session; the owner of the tables can drop and restore them
// in one transaction, invisibly to others.

type ForeignKey = { schema: string; table: string; name: string; definition: string };
type Trigger = { schema: string; table: string; name: string; enabled: 'O' | 'A' };

/** Returns a function that restores everything and checks all references. */
export async function setAsideConstraints(client: ClientBase): Promise<() => Promise<void>> {
  const triggers = await listTriggers(client);
  const keys = await listForeignKeys(client);
  const alter = (entry: { schema: string; table: string; name: string }, change: string) =>
    client.query(`alter table ${qualified(client, { ...entry, name: entry.table })} ${change}`);
  const named = ({ name }: { name: string }) => client.escapeIdentifier(name);

  for (const trigger of triggers) await alter(trigger, `disable trigger ${named(trigger)}`);
  for (const key of keys) await alter(key, `drop constraint ${named(key)}`);
  return async () => {
    for (const key of keys) {
      await alter(key, `add constraint ${named(key)} ${key.definition}`).catch((cause) => {
        throw new BackupError(`${key.schema}.${key.table}: ${cause.message}`, { cause });
      });
    }
    for (const trigger of triggers) {
      const always = trigger.enabled === 'A' ? 'always ' : '';
      await alter(trigger, `enable ${always}trigger ${named(trigger)}`);
    }
  };
}

async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    select n.nspname as schema, c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and ${isPermanent}
    order by n.nspname, c.relname, k.conname`);
  return rows;
}

async function listTriggers(client: ClientBase): Promise<Trigger[]> {
  const { rows } = await client.query<Trigger>(`
    select n.nspname as schema, c.relname as table, t.tgname as name, t.tgenabled as enabled
    from pg_trigger t
    join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgenabled in ('O', 'A') and c.relkind = 'r' and ${isPermanent}
    order by n.nspname, c.relname, t.tgname`);
  return rows;
}
