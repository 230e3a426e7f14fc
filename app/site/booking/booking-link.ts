import { isWebUrl } from '../../../domain/text/safe-url.ts';
import type { LoadContext } from '../../load-context.ts';

/**
 * Reads the booking link that is next in turn. A plain request: supabase-js would triple the
 * scripts of the page.
 */
export async function findNextBookingUrl(anonKey: string): Promise<string | undefined> {
  const response = await fetch('/rest/v1/rpc/get_next_calendly_url', {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json' },
    body: '{}',
  });
  if (!response.ok) throw new Error(`The booking link responded with status ${response.status}`);
  return parseBookingUrl(await response.json());
}

/** Returns the URL unchanged, as it is stored, so that it can be found again; undefined if it is no booking link. */
export function parseBookingUrl(value: unknown): string | undefined {
  return isWebUrl(value) ? value : undefined;
}

/** Reads the link that is next in turn, for server rendering. Without one the page shows a form. */
export async function readBookingUrl(
  supabase: LoadContext['supabase'],
): Promise<string | undefined> {
  const { data } = await supabase.rpc('get_next_calendly_url');
  return parseBookingUrl(data);
}
