import type { Logger } from '../logger.ts';

export type RealtimeLogger = Pick<Logger, 'error' | 'warn' | 'info' | 'debug'>;
