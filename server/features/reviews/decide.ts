import type { ReviewAction } from '../../../domain/review.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { recordEvent, type Shortlist } from './record-events.ts';

type Decision = Extract<ReviewAction, { action: 'decide' }>;

/** Records the comment. If the decision was made before, the comment is recorded separately, so that it is not lost. */
export async function decide(query: Query, link: Shortlist, input: Decision): Promise<void> {
  const { item, decision, comment } = input;
  if (decision) await requireOpen(query, item);
  await requireSeen(query, input);
  const changed =
    decision &&
    (await query(
      db
        .updateTable('review_link_items')
        .set({ decision, decided_at: now })
        .where('id', '=', item)
        .where('decision', 'is distinct from', decision),
    ));
  if (changed?.rowCount) {
    const kind = decision === 'interview' ? 'asked_for_interview' : 'passed';
    await recordEvent(query, link, kind, item, comment);
  } else if (comment) {
    await recordEvent(query, link, 'commented', item, comment);
  }
}

/** Throws if the person is rejected and knows it: no interview would follow. The page shows it after the same mail. */
async function requireOpen(query: Query, item: string): Promise<void> {
  const { rowCount } = await query(
    `select from public.review_link_items as item
     join public.applications as application on application.id = item.application_id
     left join private.held_rejections as held on held.application_id = application.id
     where item.id = $1 and application.stage = 'rejected' and held.application_id is null`,
    [item],
  );
  if (rowCount) throw new FunctionError('person_rejected');
}

/**
 * Throws if a colleague of the contact has decided otherwise since the page was shown: nobody overrules a colleague
 * unknowingly.
 */
async function requireSeen(query: Query, { item, decision, seen }: Decision): Promise<void> {
  if (!decision || !seen) return;
  const { rows } = await query(
    db.selectFrom('review_link_items').select('decision').where('id', '=', item).forNoKeyUpdate(),
  );
  const current = rows[0]?.decision ?? null;
  if ((current ?? 'none') !== seen && current !== decision) throw new FunctionError('conflict');
}
