import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';

/** Creates the official client with a public key, which calls the handler directly instead of a socket. */
export function createInProcessClient(
  url: string,
  key: string,
  handle: (request: Request) => Response | Promise<Response>,
): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    // A page should be rendered with the data at hand instead of waiting a second for a retry.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => handle(new Request(input, init)) },
  });
}
