import { type Context, Hono } from 'hono';
import { FilesUnavailable } from '../documents/files-unavailable.ts';
import { clientAddress } from '../http/client/client-address.ts';
import { isClientDisconnected } from '../http/client/client-disconnected.ts';
import type { Environment } from '../http/environment.ts';
import { JwtError } from '../jwt/jwt-error.ts';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import { isTransient } from '../postgres/unavailable.ts';
import type { FunctionContext } from './call.ts';
import { FunctionError } from './errors.ts';
import { createMemoryReservations } from './limits/reserve-memory.ts';
import { uploadLimits } from './limits/upload-limits.ts';
import { registry } from './registry.ts';
import { ProofMissing } from './require-recent-proof.ts';
import { requireScope } from './require-scope.ts';
import { fail } from './responses.ts';

// `/functions/v1/{name}`: calls the function of that name, and responds as the protocol specifies if
// it is unknown or fails.

const invalidToken = { 'www-authenticate': 'Bearer error="invalid_token"' };

type Options = Omit<FunctionContext, 'reserveMemory'> & {
  /** Number of proxies in front whose X-Forwarded-For entries are trusted. */
  trustedProxies: number;
};

export function createFunctions({ trustedProxies, ...parts }: Options): Hono<Environment> {
  const context: FunctionContext = {
    ...parts,
    reserveMemory: createMemoryReservations(uploadLimits.held),
  };
  const app = new Hono<Environment>();
  app.all('/:name', async (c) => {
    const name = c.req.param('name');
    const remoteFunction = registry.get(name);
    if (remoteFunction) {
      const call = { request: c.req.raw, address: clientAddress(c, trustedProxies), context };
      await requireScope(call, remoteFunction);
      return remoteFunction.handle(call);
    }
    return noSuchFunction(c);
  });
  // Hono ignores notFound() of a mounted app, so a catch-all route replaces it.
  app.all('*', noSuchFunction);
  app.onError((error, c) => {
    const functionError = toFunctionError(error);
    if (functionError) return fail(c.req.param('name') ?? '', undefined, functionError);
    if (error instanceof ProofMissing) {
      const { code, message } = error;
      return c.json({ error: code, message }, 403, { 'cache-control': 'no-store' });
    }
    // One code for every invalid token: screens then ask the user to sign in again.
    if (error instanceof JwtError)
      return c.json({ code: 'session_not_found', message: error.message }, 401, invalidToken);
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

const noSuchFunction = (c: Context<Environment>) => {
  const message = 'Requested function was not found';
  return c.json({ code: 'NOT_FOUND', message }, 404, { 'x-relay-error': 'true' });
};

function toFunctionError(error: unknown): FunctionError | undefined {
  if (error instanceof FunctionError) return error;
  if (isClientDisconnected(error)) return new FunctionError('unreadable');
  if (!(error instanceof TooManyAtOnce)) return undefined;
  return new FunctionError('too_many_requests', { retryAfter: error.secondsToWait });
}
