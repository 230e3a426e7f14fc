import { Hono } from 'hono';
import { FilesUnavailable } from '../documents/files-unavailable.ts';
import { clientAddress } from '../http/client-address.ts';
import { isClientGone } from '../http/client-gone.ts';
import type { Environment } from '../http/environment.ts';
import { isTransient } from '../postgres/unavailable.ts';
import { fail } from './answer.ts';
import type { FunctionContext } from './call.ts';
import { FunctionError } from './errors.ts';
import { createHoldBytes } from './held-bytes.ts';
import { registry } from './registry.ts';
import { uploadLimits } from './upload-limits.ts';

// `/functions/v1/{name}`: the protocol's own answers for what is unknown or fails, the function's
// for everything else.

type Options = Omit<FunctionContext, 'holdBytes'> & {
  /** How many proxies in front are believed about the visitor's address. */
  trustedProxies: number;
};

export function createFunctions({ trustedProxies, ...parts }: Options): Hono<Environment> {
  const context: FunctionContext = { ...parts, holdBytes: createHoldBytes(uploadLimits.held) };
  const app = new Hono<Environment>();
  app.all('/:name', async (c) => {
    const name = c.req.param('name');
    const called = registry.get(name);
    if (called) {
      const address = clientAddress(c, trustedProxies);
      return called.handle({ request: c.req.raw, address, context });
    }
    const message = 'Requested function was not found';
    return c.json({ code: 'NOT_FOUND', message }, 404, { 'x-relay-error': 'true' });
  });
  app.onError((error, c) => {
    const known = isClientGone(error) ? new FunctionError('unreadable') : error;
    if (known instanceof FunctionError) return fail(c.req.param('name') ?? '', undefined, known);
    if (isTransient(error) || error instanceof FilesUnavailable) {
      context.logger.error({ err: error }, 'function is not available');
      const message = 'The service is not available for a moment. Try again.';
      const headers = { 'retry-after': '5', 'x-relay-error': 'true' };
      return c.json({ code: 'UNAVAILABLE', message }, 503, headers);
    }
    context.logger.error({ err: error }, 'function failed');
    const message = 'Something went wrong on our side.';
    return c.json({ code: 'INTERNAL', message }, 500, { 'x-relay-error': 'true' });
  });
  return app;
}
