import type { FormFailure } from '../../../domain/forms/form-error.ts';
import type { Review as OpenReview, ReviewCall } from '../../../domain/review.ts';
import { unwrap } from '../../backend/unwrap.ts';
import type { LoadContext } from '../../load-context.ts';

// A hiring client's shortlist. The token in the link is the only credential.

export type { ReviewDecision, ReviewItem } from '../../../domain/review.ts';

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
  const response = await fetch('/functions/v1/review', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(call),
  });
  if (response.ok) return;
  const failure = (await response.json().catch(() => undefined)) as FormFailure | undefined;
  throw new Error(failure?.error ?? 'failed');
}
