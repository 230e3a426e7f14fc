import type { Database } from '../postgres/database.ts';

export type Asking = Pick<Database, 'query' | 'transaction' | 'searchPath'>;

/**
 * A database that is asked so many questions at a time and no more; the others wait in line. For what clients may ask
 * as often as they please: sessions, limits and the delivery of changes use the same connections.
 */
export function inTurn(database: Asking, atOnce: number): Asking {
  let running = 0;
  const waiting: (() => void)[] = [];
  const take = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    searchPath: database.searchPath,
    query: (text, values) => take(() => database.query(text, values)),
    transaction: (work) => take(() => database.transaction(work)),
  };
}
