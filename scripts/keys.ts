import type { Keys } from '../server/jwt.ts';

/** What a client needs to speak to this installation, as JSON. */
export function renderKeys(url: string, { anonKey, serviceKey }: Keys): string {
  return JSON.stringify({ url, anonKey, serviceKey }, null, 2);
}
