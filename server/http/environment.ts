import type { HttpBindings } from '@hono/node-server';
import type { Logger } from '../support/logger.ts';

/** What the middleware of this folder puts on every request. */
export type Environment = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; logger: Logger };
};
