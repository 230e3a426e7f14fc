import type { Logger } from '../support/logger.ts';

export type RealtimeLogger = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;
