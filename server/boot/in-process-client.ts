import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';

/** Creates the official client with a public key. It calls the handler directly instead of over a socket. */
export function createInProcessClient(
  url: string,
  key: string,
  handle: (request: Request) => Response | Promise<Response>,
): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    // No retry: a visitor would wait a second. The page is rendered without the missing data instead.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => handle(new Request(input, init)) },
  });
}
