import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../domain/database.types.ts';

export type BrowserClient = SupabaseClient<Database>;

let client: Promise<BrowserClient> | undefined;

/**
 * The client of this browser, one for all screens because it holds the session. It is loaded when
 * first asked for: a visitor who never signs in never downloads it.
 */
export function getBrowserClient(anonKey: string): Promise<BrowserClient> {
  client ??= import('@supabase/supabase-js').then(
    ({ createClient }) => createClient<Database>(window.location.origin, anonKey),
    (error) => {
      client = undefined;
      throw error;
    },
  );
  return client;
}
