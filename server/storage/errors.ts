import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { FilesUnavailable } from '../documents/files-unavailable.ts';
import { isClientDisconnected } from '../http/client/client-disconnected.ts';
import type { Environment } from '../http/environment.ts';
import { JwtError } from '../jwt/jwt-error.ts';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import { isSqlError, type SqlError, sqlstate } from '../postgres/sqlstate.ts';
import { isTransient } from '../postgres/unavailable.ts';
import type { Logger } from '../support/logger.ts';

// The body contains the actual status as text; the HTTP status of every client error is 400, except 401 for a session
// that has ended and 429 for a client that must wait: clients, proxies and caches recognise those by the status.

type More = { headers?: Record<string, string>; cause?: unknown };

export class StorageError extends Error {
  readonly status: number;
  readonly code: string;
  readonly error: string;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, error: string, message: string, more: More = {}) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.error = error;
    this.headers = more.headers ?? {};
  }
}

export const noSuchBucket = () =>
  new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found');
export const noSuchKey = () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found');
export const alreadyExists = (code = 'KeyAlreadyExists') =>
  new StorageError(409, code, 'Duplicate', 'The resource already exists');
export const notEmpty = () =>
  new StorageError(
    409,
    'ResourceNotEmpty',
    'ResourceNotEmpty',
    'The bucket you tried to delete is not empty',
  );
export const tooLarge = () =>
  new StorageError(
    413,
    'EntityTooLarge',
    'Payload too large',
    'The object exceeded the maximum allowed size',
  );
export const invalidMimeType = (type: string) =>
  new StorageError(
    415,
    'InvalidMimeType',
    'invalid_mime_type',
    `mime type ${type} is not supported`,
  );
export const accessDenied = (message = 'Access denied', cause?: unknown) =>
  new StorageError(403, 'AccessDenied', 'Unauthorized', message, { cause });
export const invalidKey = (key: string) =>
  new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`);
export const invalidRequest = (message: string, cause?: unknown) =>
  new StorageError(400, 'InvalidRequest', 'InvalidRequest', message, { cause });
export const invalidSignature = () =>
  new StorageError(400, 'InvalidSignature', 'InvalidSignature', 'Invalid signature');
export const invalidRange = (size: number) =>
  new StorageError(400, 'InvalidRange', 'InvalidRange', 'invalid range provided', {
    headers: { 'content-range': `bytes */${size}` },
  });
export const slowDown = (seconds = 1) =>
  new StorageError(429, 'SlowDown', 'SlowDown', 'Too many requests, please slow down', {
    headers: { 'retry-after': String(Math.ceil(seconds)) },
  });
export const unavailable = () =>
  new StorageError(503, 'SlowDown', 'Unavailable', 'Temporarily unavailable', {
    headers: { 'retry-after': '1' },
  });
export const clientGone = (cause?: unknown) =>
  invalidRequest('The request was not finished', cause);

const rowSecurity = 'new row violates row-level security policy';
const aboutToken = 'the API token ';
const lockNotAvailable = '55P03';

/** Errors with their own HTTP status, which the clients of resumable uploads need. */
export const renderTrueErrors = (fallbackLogger: Logger) =>
  renderErrors(fallbackLogger, (status) => (status === 544 ? 504 : (status as 400)));

export function renderErrors(
  fallbackLogger: Logger,
  statusOf: (status: number) => ContentfulStatusCode = httpStatusOf,
): ErrorHandler<Environment> {
  return (error, context) => {
    const logger = context.get('logger') ?? fallbackLogger;
    const { status, headers, body } = describeError(error, logger, statusOf);
    return context.body(body, status, headers);
  };
}

/** The response that an error has. */
export function describeError(error: unknown, logger: Logger, statusOf = httpStatusOf) {
  const storageError = toStorageError(error);
  if (!storageError || storageError.status >= 500)
    logger.error({ err: error }, 'storage request failed');
  const rendered =
    storageError ?? new StorageError(500, 'InternalError', 'Internal', 'Internal Server Error');
  const { status, error: short, message, code, headers } = rendered;
  return {
    status: statusOf(status),
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify({ statusCode: String(status), error: short, message, code }),
  };
}

function httpStatusOf(status: number): ContentfulStatusCode {
  if (status === 401 || status === 429 || status === 503) return status;
  return status < 500 ? 400 : 500;
}

export function toStorageError(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error;
  if (isClientDisconnected(error)) return clientGone(error);
  if (error instanceof JwtError && error.reason === 'session_ended') {
    return new StorageError(401, 'Unauthorized', 'Unauthorized', error.message, { cause: error });
  }
  if (error instanceof JwtError) {
    const message = error.reason === 'malformed' ? 'Invalid Compact JWS' : error.message;
    return accessDenied(message, error);
  }
  if (error instanceof TooManyAtOnce) return slowDown(error.secondsToWait);
  if (isTransient(error) || error instanceof FilesUnavailable) return unavailable();
  return isSqlError(error) ? fromSql(error) : undefined;
}

/** The messages of PostgreSQL name tables and functions; those about rows and scopes are for the caller. */
function explainDenial(message: string): string {
  if (message.startsWith(rowSecurity)) return rowSecurity;
  return message.startsWith(aboutToken) ? message : 'Access denied';
}

function fromSql(error: SqlError): StorageError | undefined {
  switch (error.code) {
    case sqlstate.insufficientPrivilege:
      return accessDenied(explainDenial(error.message), error);
    case sqlstate.uniqueViolation:
      return alreadyExists('ResourceAlreadyExists');
    case sqlstate.foreignKeyViolation:
      return new StorageError(
        404,
        'InvalidRequest',
        'InvalidRequest',
        'The related resource does not exist',
      );
    case sqlstate.queryCanceled:
      return new StorageError(
        544,
        'DatabaseTimeout',
        'DatabaseTimeout',
        'The database did not respond in time',
      );
    case lockNotAvailable:
      return new StorageError(423, 'ResourceLocked', 'ResourceLocked', 'The resource is locked');
    default:
      // Data exceptions, such as a text with a zero byte.
      return error.code.startsWith('22') ? invalidRequest('Invalid value', error) : undefined;
  }
}
