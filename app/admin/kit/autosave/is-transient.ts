import { codeOf } from '../../../backend/backend-error.ts';

const permanentCodes =
  /^(22|23|42|P0|PGRST[12])|^(invalid|not_allowed|not_found|unreadable|too_large)$/;

/**
 * Codes of PostgREST and of remote functions describe an invalid request; any other error may be
 * transient.
 */
export function isTransient(error: unknown): boolean {
  return !permanentCodes.test(codeOf(error));
}
