import { pauseErrors } from '../../../domain/forms/form-error.ts';
import { FunctionError } from '../../functions/errors.ts';
import { isSqlError } from '../../postgres/sqlstate.ts';

const byConstraint: Record<string, (typeof pauseErrors)[number]> = {
  'pauses of one client do not overlap': 'pause_overlaps',
  client_pause_requests_one_pending: 'pause_pending',
};

/** Responds with the error of the database about the days of a pause. */
export async function withPauseErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isSqlError(error)) throw error;
    const { hint, constraint = '' } = error;
    const code = pauseErrors.find((option) => option === hint) ?? byConstraint[constraint];
    throw code ? new FunctionError(code) : error;
  }
}
