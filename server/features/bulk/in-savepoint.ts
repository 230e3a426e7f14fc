import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { isSqlError, sqlstate } from '../../postgres/sqlstate.ts';
import { isTransient } from '../../postgres/unavailable.ts';
import { SkippedRow } from './bulk-kind.ts';

const reasonPattern = /^[a-z_]{2,40}$/;

/** Names why a row could not be done. Throws errors that concern the whole batch, which is then done again. */
function reasonOf(error: unknown): string {
  if (error instanceof SkippedRow) return error.reason;
  if (error instanceof FunctionError) {
    if (error.fields?.person_id === 'email_invalid') return 'no_address';
    return error.code;
  }
  if (isTransient(error) || !isSqlError(error)) throw error;
  const { serializationFailure, deadlockDetected, insufficientPrivilege } = sqlstate;
  if (error.code === serializationFailure || error.code === deadlockDetected) throw error;
  if (error.hint && reasonPattern.test(error.hint)) return error.hint;
  return error.code === insufficientPrivilege ? 'not_allowed' : 'failed';
}

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
