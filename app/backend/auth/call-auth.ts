import { readBackendError } from '../backend-error.ts';
import type { BrowserClient } from '../browser-client.ts';

/** Calls an endpoint of our auth service that supabase-js does not have. */
export async function callAuth<T>(
  client: BrowserClient,
  path: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  body?: object,
): Promise<T> {
  const { data } = await client.auth.getSession();
  const response = await fetch(`/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && JSON.stringify(body),
  });
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  throw await readBackendError(response);
}
