import type { BrowserClient } from '../../../backend/browser-client.ts';
import { rowFields } from '../saved-fields/data/row-fields.ts';
import type { TextSource } from './save-text.ts';

type TextColumn =
  | { table: 'waiting_list' | 'privacy_requests'; column: 'note' }
  | { table: 'review_links'; column: 'message' }
  | { table: 'review_link_items'; column: 'presentation' };

/** The text of a nullable column, empty if it is null. */
export function textColumn(
  client: BrowserClient,
  { table, column }: TextColumn,
  id: string,
): TextSource {
  const { read, write } = rowFields(client, { table, key: { id }, columns: [column] });
  return {
    read: async () => {
      const { fields, version } = await read();
      return { text: String(fields[column] ?? ''), version };
    },
    write: (text, version) => write({ [column]: text || null }, String(version)),
  };
}
