import type { Json } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type Preferences = Record<string, Json>;

/** Row-level security shows only the preferences of the user. */
export async function listPreferences(client: BrowserClient): Promise<Preferences> {
  const rows = await unwrap(client.from('staff_preferences').select('key, value'));
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Stores a preference; null removes it. */
export async function writePreference(
  client: BrowserClient,
  key: string,
  value: Json,
): Promise<void> {
  await (value === null
    ? client.from('staff_preferences').delete().eq('key', key)
    : client.from('staff_preferences').upsert({ key, value }));
}
