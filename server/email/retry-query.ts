import { setTimeout as sleep } from 'node:timers/promises';
import { createQuery, type Query } from '../postgres/query.ts';
import { isTransient } from '../postgres/unavailable.ts';

const retryDelayMs = 500;

/**
 * Retries while the database is unavailable or its disk is full, because a mail that was sent but not marked would be
 * sent twice. Only for idempotent statements.
 */
export function retryQuery(query: Query, seconds: number): Query {
  return createQuery(async (text, values) => {
    const end = performance.now() + seconds * 1000;
    for (;;) {
      try {
        return await query(text, values);
      } catch (error) {
        if (!isTransient(error) || performance.now() > end) throw error;
        await sleep(retryDelayMs);
      }
    }
  });
}
