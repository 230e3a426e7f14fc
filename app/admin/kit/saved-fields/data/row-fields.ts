import { BackendError } from '../../../../backend/backend-error.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import type { TableName } from '../../../../backend/query-keys.ts';
import { unwrap, unwrapRaised } from '../../../../backend/unwrap.ts';
import type { FieldSource } from './save-fields.ts';

type RowFields = { table: TableName; key: Record<string, string>; columns: readonly string[] };

/** The columns of a row with `updated_at`. */
export function rowFields(
  client: BrowserClient,
  { table, key, columns }: RowFields,
): FieldSource<string> {
  // All of these tables have a version, but the client has no type for any of them.
  const rows = () => client.from(table as 'client_billing');
  return {
    read: async () => {
      const row = await unwrap(
        rows()
          .select([...columns, 'updated_at'].join(','))
          .match(key)
          .maybeSingle(),
      );
      if (!row) throw new BackendError({ code: 'not_found', message: 'no such record' });
      const { updated_at: version, ...fields } = row as unknown as { updated_at: string };
      return { fields, version };
    },
    write: async (change, version) => {
      const saved = await unwrapRaised(
        rows()
          .update(change as object)
          .match(key)
          .eq('updated_at', version)
          .select('updated_at'),
      );
      return saved.length > 0;
    },
  };
}
