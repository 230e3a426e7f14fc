import type { Database } from '../../server/postgres/database.ts';
import type { AnyRow } from '../fixtures/any-row.ts';

// Reads from the database which tables and columns the data API exposes.

export type Table = { name: string; columns: string[] };
export type Routine = { name: string; arguments: string[] };

export async function readTables(database: Database): Promise<Table[]> {
  const { rows } = await database.query<AnyRow>(
    `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
  );
  return rows;
}

export async function readRoutines(database: Database): Promise<Routine[]> {
  const { rows } = await database.query<AnyRow>(
    `select proname as name, coalesce(proargnames[1:pronargs], '{}')::text[] as arguments
     from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
       and prorettype <> 'trigger'::regtype and not exists (
         select from pg_depend where objid = pg_proc.oid and deptype = 'e') order by 1`,
  );
  return rows;
}
