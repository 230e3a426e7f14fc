import type { Review as OpenReview, ReviewCall } from '../../../domain/review.ts';
import { callFunction } from '../../backend/call-function.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

// A hiring client's shortlist. The token in the link is the only credential.

export type { ReviewItem } from '../../../domain/review.ts';

export type Review = OpenReview & { state: 'open' };

/** A link that shows nothing. */
export type ClosedReview = { state: 'revoked' | 'expired' | 'unknown' };

export async function openReview(
  supabase: LoadContext['supabase'],
  token: string,
): Promise<Review | ClosedReview> {
  const page = await unwrap(supabase.rpc('open_review', { token }));
  return (page as unknown as Review | ClosedReview | null) ?? { state: 'unknown' };
}

/** Throws when the server rejects the call. */
export async function callReview(call: ReviewCall): Promise<void> {
  await callFunction('visitor', 'review', call);
}

export type OpenedCv = { url: string; file_name: string; mime_type: string };

/** Opens a CV for the viewer of the page; the visit is recorded. */
export async function openCv(token: string, item: string): Promise<OpenedCv> {
  const call: ReviewCall = { action: 'cv', token, item, inline: true };
  return callFunction('visitor', 'review', call);
}
