import type { Database } from '../../postgres/database.ts';
import { findPublication, loadTables, nameOf, type Publication, type Table } from './catalog.ts';

/** Reads the tables of a join, each of them once, however many subscriptions name it. */
export interface CachedTables {
  publication: (schema: string, table: string) => Promise<Publication>;
  find: (schema: string, table: string) => Promise<Table | undefined>;
}

export function cacheTables(database: Pick<Database, 'query'>, role: string): CachedTables {
  return {
    publication: memoize(async (schema, table) => {
      const publication = await findPublication(database, schema, table, role);
      if (!publication.isReadable || publication.isCaptured) return publication;
      // A client that is confirmed as subscribed misses no change from then on.
      await database.query('select realtime.sync_triggers()');
      return findPublication(database, schema, table, role);
    }),
    find: memoize(async (schema, table) => {
      const tables = await loadTables(database, [{ schema, table }], [role]);
      return tables.get(nameOf(schema, table));
    }),
  };
}

type Load<T> = (schema: string, table: string) => Promise<T>;

function memoize<T>(load: Load<T>): Load<T> {
  const results = new Map<string, Promise<T>>();
  return (schema, table) => {
    const name = nameOf(schema, table);
    const result = results.get(name) ?? load(schema, table);
    results.set(name, result);
    return result;
  };
}
