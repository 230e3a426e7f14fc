import type { ClientBase } from 'pg';
import { SchemaError } from './migration-error.ts';

// The rights that the database user needs for the migrations.

type Rights = {
  user: string;
  database: string;
  may_create_tables: boolean;
  may_create_roles: boolean;
  /** Roles that do not exist. */
  missing: string[];
  /** Roles that the user cannot become, and cannot make itself a member of. */
  denied: string[];
};

async function readRights(client: ClientBase): Promise<Rights | undefined> {
  const { rows } = await client.query<Rights>(
    `with own as (
       select rolsuper, rolcreaterole, current_setting('server_version_num')::integer >= 160000 as is_16
       from pg_roles where rolname = current_user
     ), wanted as (
       select name, role.oid from unnest('{anon,api_token,authenticated,service_role}'::text[]) as name
       left join pg_roles as role on role.rolname = name
     )
     select quote_ident(current_user) as user, quote_ident(current_database()) as database,
       has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may_create_tables,
       (select rolsuper or rolcreaterole from own) as may_create_roles,
       array(select name from wanted where oid is null order by name) as missing,
       array(
         select name from wanted, own where oid is not null and not rolsuper
           and not pg_has_role(current_user, oid, case when is_16 then 'SET' else 'MEMBER' end)
           and not pg_has_role(current_user, oid, 'MEMBER WITH ADMIN OPTION')
           and (is_16 or not rolcreaterole)
         order by name
       ) as denied`,
  );
  return rows[0];
}

function reject({ user }: Rights, reason: string, command: string): never {
  throw new SchemaError(
    `The database user ${user} ${reason}. As an administrator run: ${command};`,
  );
}

/** Checks the rights to set up a new database in advance, because the files that need them would fail one by one. */
export async function assertMayCreate(client: ClientBase): Promise<void> {
  const rights = await readRights(client);
  if (!rights) return;
  const { user, database, missing } = rights;
  if (!rights.may_create_tables)
    reject(
      rights,
      `may not create tables in ${database}`,
      `alter database ${database} owner to ${user}`,
    );
  if (missing.length > 0 && !rights.may_create_roles)
    reject(
      rights,
      `may not create the roles ${missing.join(', ')}`,
      `alter role ${user} createrole`,
    );
  assertMayActAsRoles(rights);
}

/**
 * Checks the right to add roles, for an upgrade: a newer version may need another role, and the user may have lost
 * CREATEROLE after the first start.
 */
export async function assertMayAddRoles(client: ClientBase): Promise<void> {
  const rights = await readRights(client);
  if (!rights) return;
  const { user, missing } = rights;
  if (missing.length > 0 && !rights.may_create_roles) {
    const statements = missing.map((role) => `create role ${role} nologin noinherit`);
    reject(
      rights,
      `may not create the roles ${missing.join(', ')}, which this version needs`,
      [...statements, `grant ${missing.join(', ')} to ${user}`].join('; '),
    );
  }
  assertMayActAsRoles(rights);
}

function assertMayActAsRoles(rights: Rights): void {
  const { user, denied } = rights;
  if (denied.length > 0)
    reject(
      rights,
      `may not act as ${denied.join(', ')}, which exist already`,
      `grant ${denied.join(', ')} to ${user}`,
    );
}

/** Throws if the database belongs to another program: the first files would fill it before one of them fails. */
export async function assertNoForeignTables(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ tables: string | null }>(
    `select string_agg(relname, ', ' order by relname) as tables from (
       select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not exists (
         select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype = 'e'
       )
       order by relname limit 5
     ) as first`,
  );
  const tables = rows[0]?.tables;
  if (tables) {
    throw new SchemaError(
      `The database holds tables of another program (${tables}). Name an empty one in DATABASE_URL.`,
    );
  }
}
