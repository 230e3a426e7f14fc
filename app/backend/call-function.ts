import { BackendError, readBackendError } from './backend-error.ts';
import type { BrowserClient } from './browser-client.ts';
import { createRetryKeys } from './retry-keys.ts';

const runWithKey = createRetryKeys();

/**
 * Calls a remote function: through the client with its session, or as a visitor, whose pages do not load the client.
 * Calls with the same key count as one, however often they are retried. Without a key, a call that failed and is made
 * again reuses the key of the first one.
 */
export async function callFunction<T>(
  caller: BrowserClient | 'visitor',
  name: string,
  body: object,
  key?: string,
  headers: Record<string, string> = {},
): Promise<T> {
  if (caller === 'visitor') return callAsVisitor<T>(name, body);
  const invoke = async (idempotencyKey: string) => {
    const { data, error } = await caller.functions.invoke<T>(name, {
      body: body as Record<string, unknown>,
      headers: { 'idempotency-key': idempotencyKey, ...headers },
    });
    if (!error) return data as T;
    const { context, message } = error;
    throw context instanceof Response ? await readBackendError(context, message) : offline(message);
  };
  return key ? invoke(key) : runWithKey([name, body], invoke);
}

async function callAsVisitor<T>(name: string, body: object): Promise<T> {
  const response = await fetch(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  }).catch((error) => {
    throw offline(String(error));
  });
  if (!response.ok) throw await readBackendError(response);
  return response.json().catch(() => undefined);
}

const offline = (message: string) => new BackendError({ code: 'offline', message });
