import { isWebUrl } from '../../../domain/safe-url.ts';
import type { LoadContext } from '../../load-context.ts';

/** Reads the booking link that is next in turn. */
export async function findNextBookingUrl(anonKey: string): Promise<string | undefined> {
  const response = await callRpc('get_next_calendly_url', {}, anonKey);
  if (!response.ok) throw new Error(`The booking link answered with status ${response.status}`);
  return parseBookingUrl(await response.json());
}

/** Counts a call that was offered: the calendar is opened. */
export function recordBookingClick(url: string, anonKey: string): void {
  callRpc('record_booking_click', { link_url: url }, anonKey).catch(console.error);
}

/** A plain request: supabase-js would triple the scripts of the page. */
function callRpc(name: string, parameters: object, anonKey: string): Promise<Response> {
  return fetch(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
    // The page may be left before the response.
    keepalive: true,
  });
}

/** The URL as it is stored, so that it can be found again. */
export function parseBookingUrl(value: unknown): string | undefined {
  return isWebUrl(value) ? value : undefined;
}

/** The same for server rendering. Without a link the page shows a form. */
export async function readBookingUrl(
  supabase: LoadContext['supabase'],
): Promise<string | undefined> {
  const { data } = await supabase.rpc('get_next_calendly_url');
  return parseBookingUrl(data);
}
