import { Hono } from 'hono';
import type { Logger } from '../logger.ts';
import { type FunctionContext, registry } from './registry.ts';

// `/functions/v1/{name}`: the protocol's own answers for what is unknown or fails, the function's
// for everything else.

type Options = FunctionContext & { logger: Logger };

export function createFunctions({ logger, ...context }: Options): Hono {
  const app = new Hono();
  app.all('/:name', async (c) => {
    const run = Object.hasOwn(registry, c.req.param('name')) && registry[c.req.param('name')];
    if (run) return run(c.req.raw, context);
    const message = 'Requested function was not found';
    return c.json({ code: 'NOT_FOUND', message }, 404, { 'x-relay-error': 'true' });
  });
  app.onError((error, c) => {
    logger.error({ err: error }, 'function failed');
    const message = 'Something went wrong on our side.';
    return c.json({ code: 'INTERNAL', message }, 500, { 'x-relay-error': 'true' });
  });
  return app;
}
