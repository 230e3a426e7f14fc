import type pg from 'pg';
import type { Database } from '../../postgres/database.ts';

/** Runs a statement with a time limit, for statements that clients can make arbitrarily slow. */
export function queryWithTimeout<Result extends pg.QueryResultRow>(
  database: Pick<Database, 'transaction'>,
  milliseconds: number,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<Result>> {
  return database.transaction(async (query) => {
    await query(`set local statement_timeout = ${milliseconds}`);
    return query<Result>(text, values);
  });
}
