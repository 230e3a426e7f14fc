import type { Query } from '../../postgres/query.ts';
import { reasonOf } from '../bulk/reason-of.ts';

/** Rolls back a failing row alone and returns the reason. */
export async function inSavepoint<Result>(
  query: Query,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { reason: string }> {
  await query('savepoint import_row');
  try {
    const result = await work();
    await query('release savepoint import_row');
    return { result };
  } catch (error) {
    const reason = reasonOf(error);
    await query('rollback to savepoint import_row');
    await query('release savepoint import_row');
    return { reason };
  }
}
