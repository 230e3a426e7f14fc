import type { Database } from '../postgres/database.ts';
import { createQuery } from '../postgres/query.ts';

export type LimitedDatabase = Pick<Database, 'query' | 'transaction' | 'searchPath'>;

/**
 * A database that runs at most `maxConcurrent` statements at a time; others wait in order. It is for statements
 * that clients cause, so that they leave connections for sessions, limits and the delivery of changes.
 */
export function limitConcurrency(
  database: LimitedDatabase,
  maxConcurrent: number,
): LimitedDatabase {
  let running = 0;
  const waiting: (() => void)[] = [];
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < maxConcurrent) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one takes over the slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    searchPath: database.searchPath,
    query: createQuery((text, values) => take(() => database.query(text, values))),
    transaction: (work) => take(() => database.transaction(work)),
  };
}
