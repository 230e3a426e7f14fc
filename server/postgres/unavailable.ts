import { hasSqlstate, isSqlError, type SqlError, sqlstate } from './sqlstate.ts';

const messages = {
  unreachable: 'The database cannot be reached',
  lost: 'The connection to the database was lost',
  busy: 'No database connection became free in time',
  readOnly: 'The database is read-only, like a standby or one whose disk is full',
};

/** The database could not be reached, the connection was lost, none became free in time, or it accepts no writes. */
export class DatabaseUnavailable extends Error {
  readonly reason: keyof typeof messages;

  constructor(reason: DatabaseUnavailable['reason'], cause: unknown) {
    super(messages[reason], { cause });
    this.reason = reason;
  }
}

const lostConnection = /terminat|ECONNRESET|EPIPE|not queryable|closed|ended/i;

/** Turns connection errors into DatabaseUnavailable and returns every other error unchanged. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof DatabaseUnavailable) return error;
  if (isSqlError(error)) {
    if (isFromPooler(error)) return new DatabaseUnavailable('unreachable', error);
    return error.code.startsWith('57P') ? new DatabaseUnavailable('lost', error) : error;
  }
  if (!(error instanceof Error)) return error;
  if (/timeout exceeded when trying to connect/.test(error.message)) {
    return new DatabaseUnavailable('busy', error);
  }
  if (isNetworkError(error) || /timeout expired/.test(error.message)) {
    return new DatabaseUnavailable('unreachable', error);
  }
  // The driver throws plain errors; an error of another class comes from the caller's own code.
  const isDriverError = Object.getPrototypeOf(error) === Error.prototype;
  return isDriverError && lostConnection.test(error.message)
    ? new DatabaseUnavailable('lost', error)
    : error;
}

/**
 * A pooler reports that it has no server, or no free one, as a connection exception. PostgreSQL uses the same
 * code for a statement with the wrong number of parameters, and always names the routine that raised an error.
 */
const isFromPooler = ({ code, routine }: SqlError) => code.startsWith('08') && !routine;

const networkCalls = ['connect', 'getaddrinfo'];
const networkCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'ENETRESET'],
];

/** File errors are system call errors too: `read` and `write` tell a socket from a disk only by the error code. */
function isNetworkError(error: Error): boolean {
  const { code = '', syscall = '', errors } = error as NodeJS.ErrnoException & { errors?: unknown };
  // An AggregateError has one error for each address that was tried.
  if (Array.isArray(errors))
    return errors.some((cause) => cause instanceof Error && isNetworkError(cause));
  return networkCalls.includes(syscall) || (syscall !== '' && networkCodes.includes(code));
}

/**
 * Like `asUnavailable`, but a write that a read-only database rejected is an outage as well. The data API does not use
 * this: there a read may call a function that writes, which is a mistake of the client.
 */
export function asOutage(error: unknown): unknown {
  return hasSqlstate(error, sqlstate.readOnlyTransaction)
    ? new DatabaseUnavailable('readOnly', error)
    : asUnavailable(error);
}

/** SQLSTATE classes: connection exception, insufficient resources, system error; and a read-only database. */
const transientCodes = /^(08|53|58|25006)/;

/**
 * True if the same statement may succeed later: the database is unavailable, read-only, or short of disk, memory or
 * connections.
 */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof DatabaseUnavailable || (isSqlError(error) && transientCodes.test(error.code))
  );
}
