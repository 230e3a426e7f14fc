import type { FormFailure } from '../../../domain/forms/form-error.ts';
import type { Review as OpenReview, ReviewCall } from '../../../domain/review.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

// A hiring client's shortlist, by the key in the link and nothing else.

export type { ReviewDecision, ReviewItem } from '../../../domain/review.ts';

export type Review = OpenReview & { state: 'open' };

/** Nothing to show: taken back, run out, or never there. */
export type ClosedReview = { state: 'revoked' | 'expired' | 'unknown' };

export async function openReview(
  supabase: LoadContext['supabase'],
  token: string,
): Promise<Review | ClosedReview> {
  const page = await unwrap(supabase.rpc('open_review', { token }));
  return (page as unknown as Review | ClosedReview | null) ?? { state: 'unknown' };
}

/** Throws where the server refused. */
export async function callReview(call: ReviewCall): Promise<void> {
  const response = await fetch('/functions/v1/review', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(call),
  });
  if (response.ok) return;
  const failure = (await response.json().catch(() => undefined)) as FormFailure | undefined;
  throw new Error(failure?.error ?? 'failed');
}
