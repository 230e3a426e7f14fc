import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

// Structured lines on standard output. Nothing that names or describes a person is ever logged:
// no addresses, no query strings, no bodies.

export type { Logger };

export function createLogger(level: Config['LOG_LEVEL']): Logger {
  return pino({ level, base: undefined });
}
