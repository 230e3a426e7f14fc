import type { Review, ReviewAction } from '../../../domain/review.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitReview } from '../../functions/limits/limit.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';
import { decide } from './decide.ts';
import { type OpenedCv, openCv } from './open-cv.ts';
import { recordEvent, recordVisit, type Shortlist } from './record-events.ts';

type OnItem = Extract<ReviewAction, { item: string }>;

/** Runs an action of the hiring client. Visits and actions are recorded. */
export async function answerReview(
  query: Query,
  shortlist: Shortlist,
  input: ReviewAction,
  call: Call,
): Promise<object> {
  if (input.action === 'show') return showShortlist(query, shortlist);
  await requireItem(query, shortlist, input.item);
  return runAction(query, shortlist, input, call);
}

async function showShortlist(query: Query, shortlist: Shortlist): Promise<Review> {
  const { id, contact } = shortlist;
  // Once per visit: each change of a link is audited.
  if (await recordVisit(query, shortlist, 'opened')) {
    await query(db.updateTable('review_links').set({ last_opened_at: now }).where('id', '=', id));
  }
  const result = await query<{ page: Review }>('select private.show_review($1, $2) as page', [
    id,
    contact,
  ]);
  return requireRow(result).page;
}

/**
 * Throws unless the item is in this shortlist and its person can still be shown: has not withdrawn or been moved to
 * another job, is not erased and does not await erasure.
 */
async function requireItem(query: Query, { id }: Shortlist, item: string): Promise<void> {
  const { rowCount } = await query(
    'select from private.shown_review_items where review_link_id = $1 and id = $2',
    [id, item],
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

async function runAction(
  query: Query,
  link: Shortlist,
  input: OnItem,
  call: Call,
): Promise<{ ok: true } | OpenedCv> {
  switch (input.action) {
    case 'view':
      await recordVisit(query, link, 'viewed', input.item);
      return { ok: true };
    case 'cv':
      await limitReview(query, 'cvs', link.id);
      return openCv(query, link, input, call);
    case 'comment':
      await limitReview(query, 'answers', link.id);
      await recordEvent(query, link, 'commented', input.item, input.comment);
      return { ok: true };
    case 'decide':
      await limitReview(query, 'answers', link.id);
      await decide(query, link, input);
      return { ok: true };
  }
}
