import type { Json } from '../../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { unwrap } from '../../../../backend/unwrap.ts';
import type { Fields } from '../../autosave/merge-fields.ts';
import type { FieldSource } from './save-fields.ts';

/** Reads and writes parts of a setting that is an object. Parts that are not changed stay. */
export function settingFields(
  client: BrowserClient,
  key: string,
  parse: (value: unknown) => Fields,
): FieldSource<{ value: object; at: string }> {
  return {
    read: async () => {
      const { value, updated_at: at } = await unwrap(
        client.from('settings').select('value, updated_at').eq('key', key).single(),
      );
      return { fields: parse(value ?? {}), version: { value: Object(value), at } };
    },
    write: async (change, { value, at }) => {
      const newValue = { ...value, ...change } as Json;
      const saved = await unwrap(
        client
          .from('settings')
          .update({ value: newValue })
          .eq('key', key)
          .eq('updated_at', at)
          .select('key'),
      );
      return saved.length > 0;
    },
  };
}
