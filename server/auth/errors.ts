import { randomUUID } from 'node:crypto';
import type { Context, ErrorHandler } from 'hono';
import { isClientDisconnected } from '../http/client/client-disconnected.ts';
import type { Environment } from '../http/environment.ts';
import { isTransient } from '../postgres/unavailable.ts';
import { innermostReason } from '../support/innermost-reason.ts';
import type { Logger } from '../support/logger.ts';

// Every error that a client may see has a status, a code of the protocol, and a message.

type Status = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500 | 503;

export class AuthError extends Error {
  readonly status: Status;
  readonly code: string;
  readonly weakPassword: { reasons: string[] } | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    status: Status,
    code: string,
    message: string,
    details: { reasons?: string[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = status;
    this.code = code;
    this.weakPassword = details.reasons && { reasons: details.reasons };
    this.retryAfter = details.retryAfter;
  }
}

/** The id_token grant reports errors in the format of OAuth. */
export class OAuthError extends Error {
  readonly error: string;

  constructor(error: string, description: string, cause?: unknown) {
    super(description, { cause });
    this.error = error;
  }
}

export const tooLarge = () =>
  new AuthError(413, 'request_entity_too_large', 'Request body is too large');

/** A typed code was wrong, or is no longer valid. */
export const codeExpired = () =>
  new AuthError(403, 'otp_expired', 'Token has expired or is invalid');

export const invalid = (message: string) => new AuthError(400, 'validation_failed', message);

const versionHeader = 'X-Supabase-Api-Version';
const version = '2024-01-01';

export function renderErrors(fallbackLogger: Logger): ErrorHandler<Environment> {
  return (error, context) => {
    if (error instanceof OAuthError) {
      const body = { error: error.error, error_description: error.message };
      return context.json(body, 400, { 'cache-control': 'no-store' });
    }
    return render(context, toAuthError(error, context.get('logger') ?? fallbackLogger));
  };
}

/** Turns an unexpected error into a generic one; the cause is only logged. */
export function toAuthError(error: unknown, logger: Logger): AuthError {
  if (error instanceof AuthError) {
    // A failure outside of the product that the operator has to see, such as an unreachable identity provider.
    if (error.status === 503 && error.cause)
      logger.warn({ reason: innermostReason(error.cause) }, error.message);
    return error;
  }
  if (isClientDisconnected(error))
    return new AuthError(400, 'bad_json', 'The request was not finished');
  const errorId = randomUUID();
  logger.error({ err: error, errorId }, 'auth request failed');
  if (isTransient(error)) {
    return new AuthError(503, 'unexpected_failure', 'Temporarily unavailable', { retryAfter: 1 });
  }
  return new AuthError(500, 'unexpected_failure', `Unexpected failure (${errorId})`);
}

function render(context: Context<Environment>, error: AuthError): Response {
  const { status, headers, body } = describeResponse(error, context.req.header(versionHeader));
  return context.body(body, status, headers);
}

/** The response that an error has for a client of that version. */
export function describeResponse(
  error: AuthError,
  requestedVersion: string | undefined,
): { status: Status; headers: Record<string, string>; body: string } {
  const { status, code, message, weakPassword, retryAfter } = error;
  const weak = weakPassword && { weak_password: weakPassword };
  const usesCodes = supportsCodes(requestedVersion);
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'x-sb-error-code': code,
      'cache-control': 'no-store',
      ...(retryAfter && { 'retry-after': String(Math.ceil(retryAfter)) }),
      // The rest of the body is not read, so the connection cannot be reused.
      ...(status === 413 && { connection: 'close' }),
      ...(usesCodes && { [versionHeader]: version }),
    },
    body: JSON.stringify(
      usesCodes
        ? { code, message, ...weak }
        : { code: status, error_code: code, msg: message, ...weak },
    ),
  };
}

function supportsCodes(requested: string | undefined): boolean {
  return requested !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(requested) && requested >= version;
}
