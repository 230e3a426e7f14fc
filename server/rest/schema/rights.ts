import type { Query } from '../../postgres/query.ts';

// The tables and functions that a role may write and call, so that the body of a forbidden request is
// not read. PostgreSQL itself checks policies and column privileges.

export type Verb = 'insert' | 'update' | 'execute';

/** Returns PostgreSQL's error message if the role has no right; undefined if it may have. */
export type FindDenial = (verb: Verb, schema: string, name: string) => string | undefined;

interface DeniedRow {
  verb: Verb;
  schema: string;
  name: string;
  message: string;
}

// A view that cannot be written at all is reported as such for every role. A function is denied if all
// of its overloads are denied.
const deniedSql = `
with asked as (select oid from pg_roles where rolname = $1),
schemas as (
  select n.oid, n.nspname, has_schema_privilege(asked.oid, n.oid, 'usage') as is_usable, asked.oid as role
  from pg_namespace n cross join asked where n.nspname = any($2)),
relations as (
  select s.nspname, c.relname, s.is_usable, s.role, c.oid,
    pg_relation_is_updatable(c.oid, true) as updatable,
    case c.relkind when 'v' then 'view' when 'f' then 'foreign table' else 'table' end as kind
  from pg_class c join schemas s on s.oid = c.relnamespace 
  where c.relkind in ('r', 'p', 'v', 'f') and not c.relispartition),
denied as (
  select v.verb, r.nspname, r.relname as name, r.kind, r.is_usable
  from relations r cross join (values ('insert', 8), ('update', 4)) as v (verb, bit)
  where r.updatable & v.bit <> 0
    and not (r.is_usable and has_any_column_privilege(r.role, r.oid, v.verb))
  union all
  select 'execute', s.nspname, p.proname, 'function', s.is_usable
  from pg_proc p join schemas s on s.oid = p.pronamespace
  group by 1, 2, 3, 4, 5
  having not (s.is_usable and bool_or(has_function_privilege(s.role, p.oid, 'execute'))))
select verb, nspname as schema, name, case when is_usable
    then format('permission denied for %s %s', kind, name)
    else format('permission denied for schema %s', nspname) end as message
from denied`;

export async function readRights(
  query: Query,
  schemas: string[],
  role: string,
): Promise<FindDenial> {
  const { rows } = await query(deniedSql, [role, schemas]);
  const messages = new Map(
    (rows as DeniedRow[]).map(({ verb, schema, name, message }) => [
      `${verb} ${schema}\0${name}`,
      message,
    ]),
  );
  return (verb, schema, name) => messages.get(`${verb} ${schema}\0${name}`);
}
