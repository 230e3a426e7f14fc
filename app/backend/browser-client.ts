import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';
import { isReturnExpected } from './auth/expected-return.ts';
import { refreshFetch } from './auth/refresh-fetch.ts';

export type BrowserClient = SupabaseClient<Database>;

const auth = {
  detectSessionInUrl: ({ pathname }: URL, parameters: Record<string, string>) =>
    Boolean(parameters.access_token) && isReturnExpected(pathname),
};

let client: Promise<BrowserClient> | undefined;

/**
 * The client of this browser. All screens share one, because it holds the session. It is loaded on first use, so a
 * visitor who never signs in never downloads it.
 */
export function getBrowserClient(anonKey: string): Promise<BrowserClient> {
  client ??= import('@supabase/supabase-js').then(
    ({ createClient }) =>
      createClient<Database>(window.location.origin, anonKey, {
        auth,
        global: { fetch: refreshFetch },
      }),
    (error) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}
