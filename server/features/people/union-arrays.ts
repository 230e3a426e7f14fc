import { sql } from 'kysely';

/** All elements of two array columns, each once; at most `limit` of them. */
export function unionArrays<Column>(stored: string, given: string, limit?: number) {
  const all = sql<Column>`array(select distinct unnest(${sql.ref(stored)} || ${sql.ref(given)}))`;
  return limit === undefined ? all : sql<Column>`(${all})[:${sql.lit(limit)}]`;
}
