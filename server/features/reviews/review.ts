import { type ReviewCall, reviewCall } from '../../../domain/review.ts';
import { hashToken } from '../../email/person-links.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { answerReview } from './answer.ts';
import type { Shortlist } from './record-events.ts';

/** The actions of the hiring client's shortlist, by its link. */
export const review = defineAction({
  name: 'review',
  roles: 'anyone',
  schema: reviewCall,
  page: pageOf,
  run: ({ token, ...input }, call) =>
    call.context.database.transaction(async (query) =>
      answerReview(query, await openReview(query, token), input, call),
    ),
});

/** Returns the page that a form sent without JavaScript leads to: the CV, or the same shortlist at the same person. */
function pageOf(input: ReviewCall, result?: object): string {
  if (result && 'url' in result) return String(result.url);
  const fragment = 'item' in input ? `#${input.item}` : '';
  return `/review/${input.token}${fragment}`;
}

async function openReview(query: Query, token: string): Promise<Shortlist> {
  const linkHash = hashToken(token);
  const { rows } = await query<{ id: string; state: string }>(
    'select review_link_id as id, state from private.find_review_token($1)',
    [linkHash],
  );
  const [link] = rows;
  if (!link) throw new FunctionError('link_invalid');
  if (link.state !== 'open') throw new FunctionError('link_expired');
  return { id: link.id, contact: null, linkHash };
}
