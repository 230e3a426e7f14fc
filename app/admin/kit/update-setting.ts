import type { Json } from '../../../domain/database.types.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { unwrap } from '../../backend/unwrap.ts';

/** No updated row means that the change was not allowed: the row always exists. */
export async function updateSetting(
  client: BrowserClient,
  key: string,
  value: Json,
): Promise<void> {
  await unwrap(client.from('settings').update({ value }).eq('key', key).select('key').single());
}
