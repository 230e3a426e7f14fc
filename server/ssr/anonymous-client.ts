import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';

/** The client that pages are rendered with: it asks as any visitor would, without a socket. */
export function createAnonymousClient(
  url: string,
  anonKey: string,
  handle: (request: Request) => Response | Promise<Response>,
): SupabaseClient<Database> {
  return createClient<Database>(url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => handle(new Request(input, init)) },
  });
}
