import { FunctionError } from '../../functions/errors.ts';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';

/** Two interviews of a colleague cannot overlap: the database accepts the first one. */
export async function orTimeTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (hasSqlstate(error, sqlstate.exclusionViolation)) throw new FunctionError('time_taken');
    throw error;
  }
}
