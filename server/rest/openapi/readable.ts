import type { Query } from '../../postgres/query.ts';

// The rights of a role on the relations, columns and functions of a schema, with their comments.

export interface ReadableColumn {
  name: string;
  type: string;
  is_required: boolean;
  default_sql: string | null;
  comment: string | null;
  max_length: number | null;
  labels: string[] | null;
  /** The enum labels of the items of a list. */
  item_labels: string[] | null;
  may_insert: boolean;
  may_update: boolean;
}

export interface ReadableRelation {
  name: string;
  comment: string | null;
  may_select: boolean;
  may_insert: boolean;
  may_update: boolean;
  may_delete: boolean;
  columns: ReadableColumn[];
}

interface CallableFunction {
  oid: number;
  comment: string | null;
}

export interface Readable {
  comment: string | null;
  relations: ReadableRelation[];
  functions: CallableFunction[];
}

const readableSql = `
with asked as (
  select r.oid as role, n.oid as schema from pg_roles r, pg_namespace n
  where r.rolname = $1 and n.nspname = $2 and has_schema_privilege(r.oid, n.oid, 'usage')),
relations as (
  select c.oid, c.relname as name, obj_description(c.oid, 'pg_class') as comment,
    has_any_column_privilege(asked.role, c.oid, 'select') as may_select,
    writable & 8 > 0 and has_any_column_privilege(asked.role, c.oid, 'insert') as may_insert,
    writable & 4 > 0 and has_any_column_privilege(asked.role, c.oid, 'update') as may_update,
    writable & 16 > 0 and has_table_privilege(asked.role, c.oid, 'delete') as may_delete,
    coalesce((
      select json_agg(json_build_object(
        'name', a.attname, 'comment', col_description(c.oid, a.attnum),
        'type', format_type(coalesce(nullif(t.typbasetype, 0), t.oid), null),
        'is_required', a.attnotnull or t.typnotnull,
        'may_insert', has_column_privilege(asked.role, c.oid, a.attnum, 'insert'),
        'may_update', has_column_privilege(asked.role, c.oid, a.attnum, 'update'),
        'default_sql', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
        'max_length', case when a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) and a.atttypmod > 4
          then a.atttypmod - 4 end,
        'labels', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid),
        'item_labels', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
          where e.enumtypid = t.typelem)
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and has_column_privilege(asked.role, c.oid, a.attnum, 'select, insert, update')), '[]') as columns
  from asked join pg_class c on c.relnamespace = asked.schema
  cross join lateral pg_relation_is_updatable(c.oid, true) as writable
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition)
select obj_description((select schema from asked), 'pg_namespace') as comment,
  coalesce((
    select json_agg(r order by r.name) from relations r
    where may_select or may_insert or may_update or may_delete), '[]') as relations,
  coalesce((
    select json_agg(json_build_object('oid', p.oid::int8, 'comment', obj_description(p.oid, 'pg_proc')))
    from asked join pg_proc p on p.pronamespace = asked.schema
    where has_function_privilege(asked.role, p.oid, 'execute')), '[]') as functions`;

export async function readReadable(query: Query, role: string, schema: string): Promise<Readable> {
  const { rows } = await query<Readable>(readableSql, [role, schema]);
  return rows[0] ?? { comment: null, relations: [], functions: [] };
}
