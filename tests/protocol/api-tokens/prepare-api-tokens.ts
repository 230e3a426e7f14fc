import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { ApiScope } from '../../../domain/api/scope.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';

/** A server with functions that create tokens, and clients that use them. */
export function prepareApiTokens() {
  const prepared = prepareFunctionsServer();
  const { server } = prepared;

  /** Creates a token as an administrator. */
  async function createToken(...scopes: ApiScope[]): Promise<{ id: string; token: string }> {
    const tokenRequest = { name: 'Payroll', scopes, days: 90 };
    const { status, data } = await server.invoke('create-api-token', tokenRequest, {
      as: 'astrid',
    });
    expect(status).toBe(200);
    return data as { id: string; token: string };
  }

  /** The official client, as its documentation shows it: the token is both the key and the bearer. */
  const clientOf = (token: string): SupabaseClient =>
    createClient(server.url, token, { auth: { persistSession: false } });

  const clientWith = async (...scopes: ApiScope[]) =>
    clientOf((await createToken(...scopes)).token);

  return { ...prepared, createToken, clientOf, clientWith };
}
