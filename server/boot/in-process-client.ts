import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';

/** The official client, asking with a key as anybody would, but without a socket in between. */
export function createInProcessClient(
  url: string,
  key: string,
  handle: (request: Request) => Response | Promise<Response>,
): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    // Whoever waits for a page is better served by what is known than by another try in a second.
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => handle(new Request(input, init)) },
  });
}
