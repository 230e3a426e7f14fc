import type { BrowserClient } from './browser-client.ts';

/** The endpoints of our auth service that supabase-js does not know, with its session and errors. */
export async function callAuth<T>(
  client: BrowserClient,
  path: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
): Promise<T> {
  const { data } = await client.auth.getSession();
  const response = await fetch(`/auth/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  const text = await response.text();
  const body = text ? JSON.parse(text) : undefined;
  if (!response.ok) throw Object.assign(new Error(body.msg), { code: body.error_code });
  return body;
}
