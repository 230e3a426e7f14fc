import type { Database } from '../../postgres/database.ts';
import type { Query } from '../../postgres/query.ts';

/** For what clients may make as slow as they please. */
export function queryInTime(
  database: Pick<Database, 'transaction'>,
  milliseconds: number,
  text: string,
  values: unknown[],
): ReturnType<Query> {
  return database.transaction(async (query) => {
    await query(`set local statement_timeout = ${milliseconds}`);
    return query(text, values);
  });
}
