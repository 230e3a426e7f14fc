import type {
  CustomKind,
  CustomOption,
  CustomTarget,
  CustomValues,
} from '../../../domain/custom-fields/custom-field.ts';
import type { Database, Json } from '../../../domain/database.types.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { codeOf, uniqueViolation } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { unwrap } from '../../backend/unwrap.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';
import type { FieldSource } from '../kit/saved-fields/data/save-fields.ts';

export type CustomField = {
  id: string;
  /** Names the value of a record, and the field in URLs. */
  key: string;
  target: CustomTarget;
  kind: CustomKind;
  name: LocalizedText;
  options: CustomOption[];
  isRetired: boolean;
};

export const fieldsKey = queryKeys.table('custom_fields');
export const valuesKey = queryKeys.table('custom_values');

async function listFields(client: BrowserClient): Promise<CustomField[]> {
  const rows = await unwrap(
    client
      .from('custom_fields')
      .select('id, key, target, kind, name, options, retired_at')
      .order('position')
      .order('created_at')
      .limit(1000),
  );
  // Check constraints of the table say that the values have these types.
  return rows.map(({ retired_at, ...row }) => ({
    ...(row as unknown as Omit<CustomField, 'isRetired'>),
    isRetired: retired_at !== null,
  }));
}

export const useAllCustomFields = () =>
  useLiveTables({
    queryKey: fieldsKey,
    queryFn: listFields,
    follow: [{ table: 'custom_fields' }],
  });

export const fieldSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'custom_fields', key: { id }, columns: ['name', 'options'] });

export async function addField(
  client: BrowserClient,
  field: Pick<CustomField, 'target' | 'kind' | 'name' | 'options'> & { position: number },
): Promise<void> {
  await unwrap(client.from('custom_fields').insert(field));
}

export async function orderFields(client: BrowserClient, ids: string[]): Promise<void> {
  await unwrap(client.rpc('order_custom_fields', { ids }));
}

const columns = {
  people: 'person_id',
  applications: 'application_id',
  jobs: 'job_id',
  clients: 'client_id',
} as const satisfies Record<CustomTarget, string>;

export type CustomRecord = { target: CustomTarget; id: string };

const readRow = ({ target, id }: CustomRecord, client: BrowserClient) =>
  unwrap(
    client.from('custom_values').select('fields, updated_at').eq(columns[target], id).maybeSingle(),
  );

export const useCustomValues = (record: CustomRecord) =>
  useLiveTables({
    queryKey: [...valuesKey, record],
    queryFn: async (client): Promise<CustomValues> =>
      ((await readRow(record, client))?.fields ?? {}) as CustomValues,
    follow: [{ table: 'custom_values', filter: `${columns[record.target]}=eq.${record.id}` }],
  });

/** The values of a record, one field each; null stands for no value. */
export function valuesSource(
  client: BrowserClient,
  record: CustomRecord,
): FieldSource<string | null> {
  let storedValues: CustomValues = {};
  return {
    read: async () => {
      const row = await readRow(record, client);
      storedValues = (row?.fields ?? {}) as CustomValues;
      return { fields: storedValues, version: row?.updated_at ?? null };
    },
    write: async (change, version) => {
      const merged = Object.entries({ ...storedValues, ...change });
      const fields = Object.fromEntries(
        merged.filter(([, value]) => value !== null && value !== undefined),
      ) as Json;
      const table = client.from('custom_values');
      const column = columns[record.target];
      if (version !== null) {
        const saved = await unwrap(
          table.update({ fields }).eq(column, record.id).eq('updated_at', version).select('id'),
        );
        return saved.length > 0;
      }
      try {
        const row: Database['public']['Tables']['custom_values']['Insert'] = { fields };
        row[column] = record.id;
        await unwrap(table.insert(row));
        return true;
      } catch (error) {
        // A colleague has saved the first value in the meantime.
        if (codeOf(error) === uniqueViolation) return false;
        throw error;
      }
    },
  };
}
