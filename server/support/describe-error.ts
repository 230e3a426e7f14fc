import { pino } from 'pino';
import { FilesUnavailable } from '../documents/files-unavailable.ts';
import { isSqlError, type SqlError } from '../postgres/sqlstate.ts';
import { DatabaseUnavailable } from '../postgres/unavailable.ts';

// Errors as the log shows them. PostgreSQL quotes the row that failed, with names and addresses, in the detail of an
// error, and values in its hint, context and some messages: none of these is logged.

export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return pino.stdSerializers.err(error as Error);
  if (isSqlError(error)) return describeSqlError(error);
  const { cause, message } = error;
  // The stack says nothing about an unavailable disk, bucket or database.
  if (error instanceof FilesUnavailable || error instanceof DatabaseUnavailable) {
    const reason = isSqlError(cause) ? messageOf(cause) : (cause as Error | undefined)?.message;
    return { type: error.constructor.name, message, ...(reason && { cause: reason }) };
  }
  if (!hasParts(error)) return pino.stdSerializers.err(error);
  const { errors, code, stack } = error as Error & { errors?: unknown; code?: unknown };
  return {
    type: error.constructor.name,
    ...{ message, stack, code },
    ...(cause instanceof Error && { cause: describeError(cause) }),
    ...(Array.isArray(errors) && { errors: errors.map(describeError) }),
  };
}

const hasParts = (error: Error) =>
  error.cause instanceof Error || Array.isArray((error as { errors?: unknown }).errors);

function describeSqlError(error: SqlError): object {
  const { code, schema, table, column, constraint, routine, stack } = error;
  const message = messageOf(error);
  const [, frames] = stack?.split(error.message) ?? [];
  const known = { code, schema, table, column, constraint, routine };
  // The stack says nothing about a full disk or a lack of connections (classes 53 and 58), and each request would log it.
  if (/^5[38]/.test(code)) return { type: error.constructor.name, message, ...known };
  return { type: error.constructor.name, message, stack: `${message}${frames ?? ''}`, ...known };
}

/**
 * Errors of class 22 (data exceptions) quote the value in their message. Messages that functions raise, and all others,
 * name their subject.
 */
function messageOf({ code, message }: SqlError): string {
  return code.startsWith('22') ? message.replace(/".*$/s, '[hidden]') : message;
}
