import { BackendError } from '../../backend/backend-error.ts';

/** Replaces the message of an error with a known code by one in the language of the screen. */
export function withKnownErrors<A extends unknown[], T>(
  errors: Record<string, string>,
  work: (...given: A) => Promise<T>,
): (...given: A) => Promise<T> {
  return async (...given) => {
    try {
      return await work(...given);
    } catch (error) {
      const known = error instanceof BackendError && errors[error.code ?? ''];
      throw known ? new Error(known, { cause: error }) : error;
    }
  };
}
