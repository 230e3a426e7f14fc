import { type Logger, pino } from 'pino';
import type { Config } from '../boot/config.ts';
import { FilesUnavailable } from '../documents/files-unavailable.ts';
import { asUnavailable, DatabaseUnavailable } from '../postgres/unavailable.ts';
import { redact } from './redact.ts';

// Structured lines on standard output. Nothing that names or describes a person is ever logged:
// no addresses, no query strings, no bodies. Secrets that an error quotes are taken out of the line.

export type { Logger };

type OnOutage = (error: DatabaseUnavailable) => void;

/** What fails because the database is away is handed over instead of being logged each time. */
export function createLogger(level: Config['LOG_LEVEL'], onOutage?: OnOutage): Logger {
  return pino({
    level,
    base: undefined,
    serializers: { err: describeError },
    hooks: {
      streamWrite: redact,
      logMethod(args, method) {
        const outage = onOutage && findOutage(args[0]);
        if (outage) onOutage(outage);
        else method.apply(this, args);
      },
    },
  });
}

/** A database that has no connection free is there: that is another matter. */
function findOutage(given: unknown): DatabaseUnavailable | undefined {
  if (typeof given !== 'object' || given === null || !('err' in given)) return undefined;
  const error = asUnavailable(given.err);
  return error instanceof DatabaseUnavailable && error.reason !== 'busy' ? error : undefined;
}

/** Where in the code it was met says nothing about a disk, a bucket or a database that is not there. */
function describeError(error: Error): object {
  if (!(error instanceof FilesUnavailable || error instanceof DatabaseUnavailable)) {
    return pino.stdSerializers.err(error);
  }
  const { message, cause } = error;
  return {
    type: error.constructor.name,
    message,
    ...(cause instanceof Error && { cause: cause.message }),
  };
}
