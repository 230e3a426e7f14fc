import type { HttpBindings } from '@hono/node-server';
import type { Logger } from '../support/logger.ts';

/** Hono's environment: the variables that the middleware of this folder sets on every request. */
export type Environment = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; logger: Logger };
};
