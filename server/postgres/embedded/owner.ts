import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { withClient } from '../with-client.ts';

// The product connects as an ordinary role that owns its database, like the user of a DATABASE_URL. Only this set-up uses
// the superuser. It is one transaction, so a role that can log in also owns everything.

export const ownerName = 'alpaca';

/** Derived from the superuser's password, so that only one secret is stored. */
export function ownerPassword(superuserPassword: string): string {
  return createHmac('sha256', superuserPassword).update(ownerName).digest('base64url');
}

/**
 * Creates the role, or sets its password in a copied cluster, and gives it the objects that an earlier version created.
 */
export async function setUpOwner(superuserUrl: string, password: string): Promise<void> {
  await withClient(superuserUrl, async (client) => {
    await client.query('begin');
    await createOwner(client, password);
    await handOver(client);
    await client.query('commit');
  });
}

async function createOwner(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [ownerName]);
  if (!rowCount) await client.query(`create role ${ownerName}`);
  // Only a role with BYPASSRLS can grant it, and service_role needs it. Policies do not apply to an owner anyway.
  await client.query(
    `alter role ${ownerName} login nosuperuser createrole bypassrls password ${client.escapeLiteral(password)}`,
  );
}

/** Transfers object by object, because REASSIGN OWNED fails for the bootstrap superuser. */
async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(statementsToHandOver, [ownerName]);
  for (const { statement } of rows) await client.query(statement);
}

// Objects of extensions are left out. A sequence of a column follows its table.
const statementsToHandOver = `
with owner as (select $1::name as name),
superuser as (select oid from pg_roles where oid = 10),
own_schemas as (
  select n.oid, n.nspname, n.nspowner from pg_namespace n
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
),
of_extensions as (
  select classid, objid from pg_depend where deptype = 'e'
)
select format('grant %I to %I with admin true, inherit false, set true', r.rolname, owner.name) as statement
from pg_roles r cross join owner where r.rolname in ('anon', 'api_token', 'authenticated', 'service_role')
  and not pg_has_role(owner.name, r.oid, 'SET')
union all
select format('alter schema %I owner to %I', s.nspname, owner.name)
from own_schemas s join superuser u on u.oid = s.nspowner cross join owner
union all
select format('alter %s %I.%I owner to %I',
  case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence'
    when 'c' then 'type' else 'table' end,
  s.nspname, c.relname, owner.name)
from pg_class c join own_schemas s on s.oid = c.relnamespace join superuser u on u.oid = c.relowner cross join owner
where c.relkind in ('r', 'p', 'v', 'm', 'S', 'c')
  and not exists (select from of_extensions e where e.classid = 'pg_class'::regclass and e.objid = c.oid)
  and not exists (
    select from pg_depend d
    where c.relkind = 'S' and d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
  )
union all
select format('alter routine %s owner to %I', p.oid::regprocedure, owner.name)
from pg_proc p join own_schemas s on s.oid = p.pronamespace join superuser u on u.oid = p.proowner cross join owner
where not exists (select from of_extensions e where e.classid = 'pg_proc'::regclass and e.objid = p.oid)
union all
select format('alter type %I.%I owner to %I', s.nspname, t.typname, owner.name)
from pg_type t join own_schemas s on s.oid = t.typnamespace join superuser u on u.oid = t.typowner cross join owner
where t.typtype in ('d', 'e', 'r')
  and not exists (select from of_extensions e where e.classid = 'pg_type'::regclass and e.objid = t.oid)
union all
select format('alter text search configuration %I.%I owner to %I', s.nspname, c.cfgname, owner.name)
from pg_ts_config c join own_schemas s on s.oid = c.cfgnamespace join superuser u on u.oid = c.cfgowner cross join owner
union all
select format('alter publication %I owner to %I', p.pubname, owner.name)
from pg_publication p join superuser u on u.oid = p.pubowner cross join owner
union all
select format('alter default privileges for role %I in schema %I grant %s on %s to %I', owner.name, s.nspname,
  string_agg(a.privilege_type, ', '),
  case d.defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions' else 'types' end,
  grantee.rolname)
from pg_default_acl d join superuser u on u.oid = d.defaclrole
join own_schemas s on s.oid = d.defaclnamespace
cross join lateral aclexplode(d.defaclacl) as a
join pg_roles grantee on grantee.oid = a.grantee
cross join owner
where a.grantee <> d.defaclrole
group by owner.name, s.nspname, d.defaclobjtype, grantee.rolname
union all
select format('alter default privileges for role %I revoke execute on functions from public', owner.name)
from pg_default_acl d join superuser u on u.oid = d.defaclrole cross join owner
where d.defaclnamespace = 0 and d.defaclobjtype = 'f'
  and not exists (select from aclexplode(d.defaclacl) as a where a.grantee = 0)
union all
select format('alter database %I owner to %I', b.datname, owner.name)
from pg_database b join superuser u on u.oid = b.datdba cross join owner where b.datname = current_database()`;
