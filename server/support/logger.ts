import { type Logger, pino } from 'pino';
import type { Config } from '../boot/config.ts';
import { asOutage, DatabaseUnavailable } from '../postgres/unavailable.ts';
import { describeError } from './describe-error.ts';
import { redact } from './redact.ts';

// Structured lines on standard output. Personal data is never logged: no addresses, no query strings, no bodies. Secrets
// that an error quotes are redacted.

export type { Logger };

type OnOutage = (error: DatabaseUnavailable) => void;

/** Errors of an unavailable database go to onOutage instead of the log, where each would be repeated. */
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

/** A database without a free connection is available, so `busy` is no outage. */
function findOutage(logEntry: unknown): DatabaseUnavailable | undefined {
  if (typeof logEntry !== 'object' || logEntry === null || !('err' in logEntry)) return undefined;
  const error = asOutage(logEntry.err);
  return error instanceof DatabaseUnavailable && error.reason !== 'busy' ? error : undefined;
}
