import type { Portal } from '../../../domain/clients/portal.ts';
import type { Language } from '../../../domain/language.ts';
import type { PortalReviewCall } from '../../../domain/review.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { ClosedReview, OpenedCv, Review } from '../review/data.ts';

// The portal of a client's contacts. The database decides which clients the account is a contact of.

/** Null if the account is not a contact. */
export async function findPortal(client: BrowserClient): Promise<Portal | null> {
  return (await unwrap(client.rpc('get_portal'))) as unknown as Portal | null;
}

type PortalReview = Review | ClosedReview;

/** Unknown if it is not of a client of the contact, or does not exist. */
export async function findShortlist(
  client: BrowserClient,
  shortlist: string,
): Promise<PortalReview> {
  const page = await unwrap(client.rpc('open_portal_review', { shortlist }));
  return (page as unknown as PortalReview | null) ?? { state: 'unknown' };
}

export async function callPortalReview(
  client: BrowserClient,
  call: PortalReviewCall,
): Promise<void> {
  await callFunction(client, 'portal-review', call);
}

export async function openPortalCv(
  client: BrowserClient,
  shortlist: string,
  item: string,
): Promise<OpenedCv> {
  const call: PortalReviewCall = { action: 'cv', shortlist, item, inline: true };
  return callFunction(client, 'portal-review', call);
}

/**
 * Mails a code if the address has access; the response is the same if it has none. Returns the seconds to wait if
 * nothing was sent because there were too many requests.
 */
export async function askForCode(email: string, language: Language): Promise<number | undefined> {
  try {
    await callFunction('visitor', 'send-portal-code', { email, language });
  } catch (error) {
    if (!(error instanceof BackendError) || error.retryAfter === undefined) throw error;
    return error.retryAfter;
  }
}

export async function signInWithCode(
  client: BrowserClient,
  email: string,
  code: string,
): Promise<void> {
  await unwrap(client.auth.verifyOtp({ email, token: code, type: 'email' }));
}
