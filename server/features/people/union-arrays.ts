import { sql } from 'kysely';

/** Returns all elements of two array columns, each once and the stored ones first; at most `limit` of them. */
export function unionArrays<Column>(storedColumn: string, addedColumn: string, limit?: number) {
  const [known, added] = [sql.ref(storedColumn), sql.ref(addedColumn)];
  const all = sql<Column>`${known} || array(select one from unnest(${added}) as one where one <> all (${known}))`;
  return limit === undefined ? all : sql<Column>`(${all})[:${sql.lit(limit)}]`;
}
