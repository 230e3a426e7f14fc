import { BackendError } from '../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import type { TextSource } from './save-text.ts';

type TextColumn =
  | { table: 'waiting_list' | 'privacy_requests'; column: 'note' }
  | { table: 'review_links'; column: 'message' }
  | { table: 'review_link_items'; column: 'presentation' };

/** Returns the text of a nullable column, empty if it is null. */
export function textColumn(
  client: BrowserClient,
  { table, column }: TextColumn,
  id: string,
): TextSource {
  // All of these tables have an id, a version and texts, but the client has no type for any of them.
  const rows = () => client.from(table as 'waiting_list');
  return {
    read: async () => {
      const row = await unwrap(
        rows()
          .select(`text:${column as 'note'}, updated_at`)
          .eq('id', id)
          .maybeSingle(),
      );
      if (!row) throw new BackendError({ code: 'not_found', message: 'no such record' });
      return { text: row.text ?? '', version: row.updated_at };
    },
    write: async (text, version) => {
      const saved = await unwrap(
        rows()
          .update({ [column as 'note']: text || null })
          .eq('id', id)
          .eq('updated_at', String(version))
          .select('id'),
      );
      return saved.length > 0;
    },
  };
}
