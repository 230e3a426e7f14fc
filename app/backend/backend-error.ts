import type { FieldError } from '../../domain/forms/form-error.ts';

export type Failure = {
  message: string;
  code?: string;
  fieldErrors?: Record<string, FieldError>;
  retryAfter?: number;
};

/**
 * An error response of the backend: of a table, a function, the auth service or the storage. As an
 * Error its text is removed by React Router before a page is sent to a visitor.
 */
export class BackendError extends Error {
  /** `offline` if the backend could not be reached. */
  readonly code: string | undefined;
  readonly fieldErrors: Record<string, FieldError>;
  /** Seconds to wait after too many requests. */
  readonly retryAfter: number | undefined;

  constructor(failure: Failure) {
    super(failure.message, { cause: failure });
    this.name = 'BackendError';
    this.code = failure.code;
    this.fieldErrors = failure.fieldErrors ?? {};
    this.retryAfter = failure.retryAfter;
  }
}

/** Returns the code of any error, empty if it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : '';
}

/** SQLSTATE of an insert or update with a value that another row has, such as a slug. */
export const uniqueViolation = '23505';

/** Reads a response that is not a success. */
export async function readBackendError(
  response: Response,
  message = String(response.status),
): Promise<BackendError> {
  // A proxy in front of the server responds in its own format.
  const failure = readFailure(await response.json().catch(() => null));
  const isLimited = response.status === 429;
  return new BackendError({
    message: failure?.message ?? message,
    code: failure?.code ?? (isLimited ? 'too_many_requests' : 'failed'),
    fieldErrors: failure?.fieldErrors,
    retryAfter: isLimited ? Number(response.headers.get('retry-after')) || 1 : undefined,
  });
}

/** Reads a body in the format of any of our services; null if it names no error. */
export function readFailure(body: unknown): Failure | null {
  const fields = Object(body) as Record<string, unknown>;
  const { msg, message, error_description, error } = fields;
  const text = [msg, message, error_description, error].find(isText);
  if (!text) return error ? { message: JSON.stringify(error) } : null;
  const code = [fields.error_code, error, fields.code].find(isText);
  return { message: text, code, fieldErrors: fields.fields as Failure['fieldErrors'] };
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
