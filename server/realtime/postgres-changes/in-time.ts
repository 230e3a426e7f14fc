import type { Database, Query } from '../../postgres/database.ts';

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
