import type { SupabaseClient } from '@supabase/supabase-js';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrapRaised } from '../../../../backend/unwrap.ts';
import type { RelationName } from './list-source.ts';

type Update = {
  relation: RelationName;
  id: string;
  ids: string[];
  patch: Record<string, string | number | boolean | null>;
};

export async function updateRows(client: BrowserClient, { relation, id, ids, patch }: Update) {
  const anyClient: SupabaseClient = client;
  await unwrapRaised(anyClient.from(relation).update(patch).in(id, ids));
}
