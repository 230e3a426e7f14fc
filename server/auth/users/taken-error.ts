import { hasSqlstate, sqlstate } from '../../postgres/sqlstate.ts';
import { AuthError } from '../errors.ts';

/** Translates the violation of a unique constraint of auth.users; returns any other error as it is. */
export function toTakenError(error: unknown): unknown {
  if (!hasSqlstate(error, sqlstate.uniqueViolation)) return error;
  const { constraint } = error as { constraint?: string };
  if (constraint === 'users_email_key') return emailExists();
  if (constraint === 'users_phone_key') return phoneExists();
  if (constraint === 'users_pkey') {
    return new AuthError(422, 'conflict', 'A user with this id already exists');
  }
  return error;
}

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');

const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');

/**
 * Runs the work again if the address or number was taken by a concurrent request: the second run finds the
 * account and handles a known address.
 */
export async function retryIfTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTaken =
      error instanceof AuthError && ['email_exists', 'phone_exists'].includes(error.code);
    if (isTaken) return work();
    throw error;
  }
}
