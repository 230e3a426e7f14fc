import { setImmediate } from 'node:timers/promises';
import type { RelationRow, StoredRelation } from './catalog.ts';
import { parseViewOrigins } from './view-origins.ts';

// The statements that read the schema cache from the system catalogs.

export const relationsSql = `
select c.oid::int8 as oid, c.reltype::int8 as row_type, n.nspname as schema, c.relname as name,
  c.relkind in ('v', 'm') as is_view, c.relkind = 'c' as is_composite,
  c.relispartition as is_partition,
  pg_relation_is_updatable(c.oid, true) as writable,
  c.relkind <> 'r' or c.relhasrules or exists (
    select from pg_trigger g
    where g.tgrelid = c.oid and not g.tgisinternal and g.tgtype & 3 = 3) as may_drop_rows,
  c.relrowsecurity or c.relkind not in ('r', 'p') as may_hide_rows,
  coalesce((
    select json_agg(a.attname order by k.n) from pg_index i
    cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, n)
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
    where i.indrelid = c.oid and i.indisprimary), '[]') as primary_key,
  coalesce((
    select json_agg(json_build_object(
      'number', a.attnum, 'name', a.attname, 'type_oid', a.atttypid::int8,
      'type', format_type(a.atttypid, a.atttypmod),
      'base_type', (case when t.typtype = 'd' then t.typbasetype else t.oid end)::regtype::text,
      'category', t.typcategory,
      'default_sql', case
        when a.attidentity in ('a', 'd')
          then format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
        when a.attgenerated = '' then coalesce(
          pg_get_expr(d.adbin, d.adrelid), case when t.typtype = 'd' then t.typdefault end)
      end) order by a.attnum)
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]') as columns,
  (select r.ev_action::text from pg_rewrite r
    where r.ev_class = c.oid and c.relkind in ('v', 'm') and r.rulename = '_RETURN') as view_tree
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p', 'c')
  and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
order by n.nspname, c.relname`;

export const foreignKeysSql = `
select con.conname as name, con.conrelid::int8 as from, con.confrelid::int8 as to,
  con.conkey::int[] as from_columns, con.confkey::int[] as to_columns,
  exists (
    select from pg_index i
    where i.indrelid = con.conrelid and i.indisunique and i.indpred is null
      and i.indexprs is null and i.indnkeyatts = cardinality(con.conkey)
      and (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ con.conkey
      and con.conkey <@ (i.indkey::int2[])[0:i.indnkeyatts - 1]) as is_unique
from pg_constraint con
where con.contype = 'f' and con.conparentid = 0
order by con.conrelid, con.conname`;

export const functionsSql = `
select p.oid::int8 as oid, n.nspname as schema, p.proname as name, p.proargnames as arg_names,
  p.proargmodes::text[] as arg_modes,
  (select coalesce(json_agg(json_build_object(
      'type', format_type(t.oid, -1),
      'base', (case when t.typtype = 'd' then t.typbasetype else t.oid end)::regtype::text,
      'row_type', case when t.typtype = 'c' then t.oid::int8 else 0 end) order by a.n), '[]')
    from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a(oid, n)
    join pg_type t on t.oid = a.oid) as arg_types,
  p.pronargdefaults::int as defaults, p.provariadic <> 0 as is_variadic,
  p.proretset as returns_set, format_type(p.prorettype, -1) as return_type,
  case when rt.typtype = 'c' then rt.oid::int8 else 0 end as return_row_type,
  p.prorows::float8 as rows, p.provolatile as volatility, p.proconfig as config
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
cross join lateral (
  with recursive chain (oid, typtype, typbasetype) as (
    select oid, typtype, typbasetype from pg_type where oid = p.prorettype
    union all
    select base.oid, base.typtype, base.typbasetype from chain
    join pg_type base on base.oid = chain.typbasetype where chain.typtype = 'd')
  select oid, typtype from chain where typtype <> 'd') rt
where p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  and p.prorettype <> 'event_trigger'::regtype
  and (n.nspname = any($1) or n.nspname = any($2) and p.pronargs = 1 and exists (
    select from pg_type at where at.oid = p.proargtypes[0] and at.typtype = 'c'))
order by n.nspname, p.proname, p.oid`;

export const typesSql = `
select t.typname as name, format_type(t.oid, -1) as type
from pg_type t
join pg_namespace n on n.oid = t.typnamespace
where t.typtype in ('b', 'd', 'e', 'r', 'm')
  and (n.nspname = 'pg_catalog' or n.nspname = any($1))
order by n.nspname = 'pg_catalog', t.oid`;

export const representationsSql = `
select (case when s.typtype = 'd' then s.oid else t.oid end)::int8 as domain,
  case when s.typtype = 'd' then 'toJson' when s.typname = 'json' then 'fromJson' else 'fromText' end as kind,
  n.nspname as schema, p.proname as name
from pg_cast c
join pg_type s on s.oid = c.castsource
join pg_type t on t.oid = c.casttarget
join pg_proc p on p.oid = c.castfunc
join pg_namespace n on n.oid = p.pronamespace
where c.castcontext = 'i' and c.castmethod = 'f' and (
  s.typtype = 'd' and t.oid = 'json'::regtype
  or t.typtype = 'd' and s.oid in ('json'::regtype, 'text'::regtype))
order by 1, 2`;

export const mediaHandlersSql = `
with media_types as (
  select oid, lower(typname) as name, typbasetype = 'bytea'::regtype as is_binary from pg_type
  where typtype = 'd' and (typname ~* '^[a-z0-9.-]+/[a-z0-9.+-]+$' or typname = '*/*'))
select m.name as media_type, m.is_binary, n.nspname as schema, p.proname as name,
  p.prokind = 'a' as is_aggregate,
  case when p.prokind = 'a' and p.proargtypes[0] <> 'anyelement'::regtype
    then p.proargtypes[0] else 0 end::int8 as row_type
from media_types m
join pg_proc p on p.prorettype = m.oid
join pg_namespace n on n.oid = p.pronamespace
where n.nspname = any($1)
  and (p.prokind = 'f' and not p.proretset or p.prokind = 'a' and p.pronargs = 1)
order by n.nspname, p.proname, p.oid`;

export async function withOrigins(rows: StoredRelation[]): Promise<RelationRow[]> {
  const relations: RelationRow[] = [];
  for (const { oid, row_type, view_tree, ...row } of rows) {
    // The query of a view can be long, so other work comes between two views.
    if (view_tree !== null) await setImmediate();
    const origins = view_tree === null ? [] : parseViewOrigins(view_tree);
    relations.push({ ...row, oid: Number(oid), row_type: Number(row_type), origins });
  }
  return relations;
}
