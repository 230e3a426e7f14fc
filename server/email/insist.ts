import { setTimeout as sleep } from 'node:timers/promises';
import type { Query } from '../postgres/database.ts';
import { isPassing } from '../postgres/unavailable.ts';

const pause = 500;

/**
 * Asks again while the database is away or its disk is full, for that many seconds. A mail that has left and is not
 * marked would be sent once more; only for statements that may be repeated without harm.
 */
export function insist(query: Query, seconds: number): Query {
  return async (text, values) => {
    const end = performance.now() + seconds * 1000;
    for (;;) {
      try {
        return await query(text, values);
      } catch (error) {
        if (!isPassing(error) || performance.now() > end) throw error;
        await sleep(pause);
      }
    }
  };
}
