import type { Query } from '../../postgres/query.ts';
import { reasonOf } from './reason-of.ts';

/**
 * Does a part of a batch, such as one row, in a savepoint. If it fails, rolls back that part alone and returns the reason.
 * Throws errors that concern the whole batch, see `reasonOf`.
 */
export async function inSavepoint<Result>(
  query: Query,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { reason: string }> {
  await query('savepoint part');
  try {
    const result = await work();
    await query('release savepoint part');
    return { result };
  } catch (error) {
    const reason = reasonOf(error);
    await query('rollback to savepoint part');
    await query('release savepoint part');
    return { reason };
  }
}
