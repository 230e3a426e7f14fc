import type { Database } from '../../postgres/database.ts';
import { isPublished, loadTables, nameOf, type Table } from './catalog.ts';

/** What a join asks of tables, each of them once however many wishes name it. */
export interface TablesOfJoin {
  isPublished: (schema: string, table: string) => Promise<boolean>;
  find: (schema: string, table: string) => Promise<Table | undefined>;
}

export function rememberTables(database: Pick<Database, 'query'>, role: string): TablesOfJoin {
  return {
    isPublished: remember((schema, table) => isPublished(database, schema, table)),
    find: remember(async (schema, table) => {
      const tables = await loadTables(database, [{ schema, table }], [role]);
      return tables.get(nameOf(schema, table));
    }),
  };
}

type Ask<T> = (schema: string, table: string) => Promise<T>;

function remember<T>(ask: Ask<T>): Ask<T> {
  const answers = new Map<string, Promise<T>>();
  return (schema, table) => {
    const name = nameOf(schema, table);
    const answer = answers.get(name) ?? ask(schema, table);
    answers.set(name, answer);
    return answer;
  };
}
