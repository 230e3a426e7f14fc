import type { Database } from '../../postgres/database.ts';
import { prepare } from '../../postgres/prepared-text.ts';
import { requireRow } from '../../postgres/query.ts';

export interface Column {
  name: string;
  /** Type name for the client: int8, _text, timestamptz. */
  type: string;
  /** Type name in SQL, without a length. */
  sqlType: string;
  /** True if equal values always have the same JSON text. */
  plain: boolean;
  /** The requested roles that may select it. */
  roles: string[];
}

export interface Table {
  schema: string;
  name: string;
  rowSecurity: boolean;
  /**
   * Columns that policies use; null if a policy passes the row, or parts of it, to a function, or may use a virtual
   * generated column, which is not captured.
   */
  policyColumns: string[] | null;
  /** Columns of a deleted row that policies are evaluated on; null for the whole row. */
  judgedColumns: string[] | null;
  /** The SQL condition of the select policies for each requested role; only if rows were deleted. */
  selectConditions: Record<string, string>;
  /** The requested roles that bypass row-level security. */
  bypassing: string[];
  /** Columns of the primary key. */
  keys: string[];
  columns: Column[];
}

const plainTypes = ['int2', 'int4', 'int8', 'bool', 'uuid', 'text', 'varchar', 'date'];

// Read for every batch and not cached, because revoked rights must take effect immediately.
const readTables =
  prepare(`select n.nspname as schema, c.relname as name, c.relrowsecurity as "rowSecurity",
    array(select r.rolname::text from pg_roles r where r.rolname = any ($3)
      and r.rolbypassrls and not r.rolsuper and r.rolname <> session_user) as bypassing,
    case when not exists (
      select from pg_policy y
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = y.oid and d.refclassid = 'pg_proc'::regclass
      join pg_proc f on f.oid = d.refobjid
      where y.polrelid = c.oid and f.pronargs > 0
    ) and not exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attgenerated = 'v'
    ) then array(
      select distinct a.attname::text from pg_policy y
      join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = y.oid
        and d.refclassid = 'pg_class'::regclass and d.refobjid = c.oid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid and a.attnum > 0
      where y.polrelid = c.oid
    ) end as "policyColumns",
    realtime.policy_columns(c.oid) as "judgedColumns",
    coalesce((
      select json_object_agg(reader, realtime.select_condition(c.oid, reader))
      from unnest($3::text[]) as reader where c.relrowsecurity and $5
    ), '{}') as "selectConditions",
    coalesce((
      select json_agg(a.attname order by a.attnum)
      from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary
    ), '[]') as keys,
    (
      select json_agg(json_build_object(
        'name', a.attname,
        'type', t.typname,
        'sqlType', format_type(a.atttypid, -1),
        'plain', t.typname = any ($4) or t.typtype = 'e',
        'roles', array(
          select r.rolname from pg_roles r
          where r.rolname = any ($3) and not r.rolsuper and r.rolname <> session_user
            and has_schema_privilege(r.oid, n.oid, 'usage')
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select')
        )
      ) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated <> 'v' and (pr.prattrs is null or a.attnum = any (pr.prattrs))
    ) as columns
  from unnest($1::text[], $2::text[]) as wanted (schema, name)
  join pg_namespace n on n.nspname = wanted.schema
  join pg_class c on c.relnamespace = n.oid and c.relname = wanted.name and c.relkind in ('r', 'p')
  left join pg_publication p on p.pubname = 'supabase_realtime'
  left join pg_publication_rel pr on pr.prpubid = p.oid and pr.prrelid = c.oid`);

type TableName = { schema: string; table: string };

export const nameOf = (schema: string, table: string): string => JSON.stringify([schema, table]);

/** Loads the tables that exist among `names`, with the columns that each role may select. */
export async function loadTables(
  database: Pick<Database, 'query'>,
  names: TableName[],
  roles: string[],
  hasDeleted = false,
): Promise<Map<string, Table>> {
  const { rows } = await database.query<Table>(readTables, [
    names.map(({ schema }) => schema),
    names.map(({ table }) => table),
    roles,
    plainTypes,
    hasDeleted,
  ]);
  return new Map(rows.map((table) => [nameOf(table.schema, table.name), table]));
}

export interface Publication {
  /** True if changes of the table, or of any table that `*` stands for, are published. */
  isPublished: boolean;
  /** True if the role may select a column of one of these tables. */
  isReadable: boolean;
  /** False if a table was published so recently that its changes are not captured yet. */
  isCaptured: boolean;
  /** False if a table belongs to another role, so that its changes cannot be captured. */
  isOwned: boolean;
}

export async function findPublication(
  database: Pick<Database, 'query'>,
  schema: string,
  table: string,
  role: string,
): Promise<Publication> {
  const result = await database.query<Publication>(
    `select count(*) > 0 as "isPublished",
       coalesce(bool_or(
         has_schema_privilege(r.oid, c.relnamespace, 'usage')
         and has_any_column_privilege(r.oid, c.oid, 'select')
       ), false) as "isReadable",
       coalesce(bool_and(
         (select count(*) from pg_trigger g where g.tgrelid = c.oid and not g.tgisinternal and (
           g.tgname = 'realtime_insert' and p.pubinsert
           or g.tgname = 'realtime_update' and p.pubupdate
           or g.tgname = 'realtime_delete' and p.pubdelete
         )) = p.pubinsert::int + p.pubupdate::int + p.pubdelete::int
       ), false) as "isCaptured",
       coalesce(bool_and(pg_has_role(current_user, c.relowner, 'usage')), false) as "isOwned"
     from pg_publication_tables t
     join pg_publication p on p.pubname = t.pubname
     join pg_namespace n on n.nspname = t.schemaname
     join pg_class c on c.relnamespace = n.oid and c.relname = t.tablename
     left join pg_roles r on r.rolname = $3 and not r.rolsuper and r.rolname <> session_user
     where t.pubname = 'supabase_realtime' and t.schemaname <> 'realtime' and ($1 = '*' or t.schemaname = $1) and ($2 = '*' or t.tablename = $2)`,
    [schema, table, role],
  );
  return requireRow(result);
}
