import type { Database } from '../postgres/database.ts';
import { createQuery } from '../postgres/query.ts';

export type Asking = Pick<Database, 'query' | 'transaction' | 'searchPath'>;

/**
 * A database that runs at most `atOnce` statements; others wait in order. Clients can cause these
 * statements at will, and sessions, limits and the delivery of changes use the same connections.
 */
export function limitConcurrency(database: Asking, atOnce: number): Asking {
  let running = 0;
  const waiting: (() => void)[] = [];
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
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
