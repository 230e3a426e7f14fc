import { hasSqlstate, sqlstate } from '../postgres/sqlstate.ts';

const maxAttempts = 3;

/**
 * Does the work again if the database ended its transaction to resolve a deadlock: the same person may book, merge and
 * erase at the same moment, and nothing of the ended transaction remains.
 */
export async function retryDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !hasSqlstate(error, sqlstate.deadlockDetected)) throw error;
    }
  }
}
