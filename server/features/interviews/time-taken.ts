import { FunctionError } from '../../functions/errors.ts';
import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';

/** The database takes each time of a colleague once, whoever is first. */
export async function orTimeTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (hasSqlstate(error, sqlstate.exclusionViolation)) throw new FunctionError('time_taken');
    throw error;
  }
}
