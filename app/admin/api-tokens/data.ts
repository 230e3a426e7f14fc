import type { ApiScope } from '../../../domain/api/scope.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { unwrap } from '../../backend/unwrap.ts';

export const apiTokensKey = queryKeys.list('api_tokens', {});

export async function listApiTokens(client: BrowserClient) {
  return unwrap(
    client
      .from('api_tokens')
      .select(
        'id, name, hint, scopes, created_by, created_at, expires_at, last_used_at, revoked_at',
      )
      .order('created_at', { ascending: false }),
  );
}

export type ApiToken = Awaited<ReturnType<typeof listApiTokens>>[number];

type NewApiToken = { name: string; scopes: ApiScope[]; days: number };

/** Returns the token, which no other response contains. */
export async function createApiToken(client: BrowserClient, fields: NewApiToken): Promise<string> {
  const { token } = await callFunction<{ token: string }>(
    client,
    'create-api-token',
    fields,
    crypto.randomUUID(),
  );
  return token;
}

export async function revokeApiToken(client: BrowserClient, id: string): Promise<void> {
  const now = new Date().toISOString();
  await unwrap(
    client.from('api_tokens').update({ revoked_at: now }).eq('id', id).select('id').single(),
  );
}
