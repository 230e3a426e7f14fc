import { portalReviewCall, type ReviewAction } from '../../../domain/review.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { answerReview } from '../reviews/answer.ts';
import type { Shortlist } from '../reviews/record-events.ts';

/** The actions of a shortlist in the portal. The database decides whether the caller is a contact of its client. */
export const portalReview = defineAction({
  name: 'portal-review',
  roles: 'anyone',
  schema: portalReviewCall,
  async run({ shortlist, ...input }, call) {
    const identity = await call.context.identify(call.request);
    return call.context.database.transaction(async (query) => {
      await actAs(query, identity);
      const opened = await openShortlist(query, shortlist);
      if (isAnswer(input)) await requireAnswers(query, opened);
      return answerReview(query, opened, input, call);
    });
  },
});

const isAnswer = ({ action }: ReviewAction) => action === 'comment' || action === 'decide';

/** Throws for a contact on the team of the job whose access is read-only. */
async function requireAnswers(query: Query, { id, contact }: Shortlist): Promise<void> {
  const { rows } = await query<{ reads_only: boolean }>(
    'select private.reads_only($1, $2) as reads_only',
    [id, contact],
  );
  if (rows[0]?.reads_only) throw new FunctionError('not_allowed');
}

async function openShortlist(query: Query, id: string): Promise<Shortlist> {
  const { rows } = await query<{ contact: string; closed: boolean }>(
    `select own.person_id as contact, link.revoked_at is not null or link.expires_at < now() as closed
     from private.portal_shortlists() as own
     join public.review_links as link on link.id = own.review_link_id
     where link.id = $1`,
    [id],
  );
  const [row] = rows;
  // Throws the same error for a shortlist of another client and for one that never existed.
  if (!row) throw new FunctionError('not_allowed');
  if (row.closed) throw new FunctionError('link_expired');
  return { id, contact: row.contact, linkHash: null };
}
