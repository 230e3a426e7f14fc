import { isSqlError } from './sqlstate.ts';

/** The database could not be reached, went away, or had no connection free in time. */
export class DatabaseUnavailable extends Error {
  readonly reason: 'unreachable' | 'lost' | 'busy';

  constructor(reason: DatabaseUnavailable['reason'], cause: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}

const messages = {
  unreachable: 'The database cannot be reached',
  lost: 'The connection to the database was lost',
  busy: 'No database connection became free in time',
};

const lostConnection = /terminat|ECONNRESET|EPIPE|not queryable|closed|ended/i;

/** Gives connection faults their type and leaves everything else as it is. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  if (isSqlError(error)) {
    return error.code.startsWith('57P') ? new DatabaseUnavailable('lost', error) : error;
  }
  if (!(error instanceof Error)) return error;
  if (/timeout exceeded when trying to connect/.test(error.message)) {
    return new DatabaseUnavailable('busy', error);
  }
  if (isNetworkError(error) || /timeout expired/.test(error.message)) {
    return new DatabaseUnavailable('unreachable', error);
  }
  // The driver throws plain errors; whatever has a class of its own was thrown by the caller's work.
  const isDrivers = Object.getPrototypeOf(error) === Error.prototype;
  return isDrivers && lostConnection.test(error.message)
    ? new DatabaseUnavailable('lost', error)
    : error;
}

/** A disk fails with system calls too; reading and writing tell only by their code which of them it was. */
function isNetworkError(error: Error): boolean {
  const { code = '', syscall = '', errors } = error as NodeJS.ErrnoException & { errors?: unknown };
  // One for each address that was tried.
  if (Array.isArray(errors))
    return errors.some((one) => one instanceof Error && isNetworkError(one));
  return networkCalls.includes(syscall) || (syscall !== '' && networkCodes.includes(code));
}

const networkCalls = ['connect', 'getaddrinfo'];
const networkCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET'],
];

/**
 * Whether the same may well succeed later: the database is away, or it lacks room, memory, connections
 * or a disk that works. What it is asked to do is not at fault.
 */
export function isTransient(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || (isSqlError(error) && lacks.test(error.code));
}

/** Classes of errors: connection exception, insufficient resources, system error. */
const lacks = /^(08|53|58)/;
