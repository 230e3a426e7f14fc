import type { Query } from '../../postgres/query.ts';

/** An application that gives way to another of the same person for the same job. */
type Replaced = { from: string; to: string };

/**
 * Moves the hiring client's answers, and the notes that were written for the client, to the application that stays: clients do not see withdrawn applications. If a
 * shortlist has both applications, the newer decision is kept, and all comments.
 */
export async function moveAnswers(query: Query, { from, to }: Replaced): Promise<void> {
  const ids = [from, to];
  await query(
    `with pair as (
       select one.id as one_id, other.id as other_id, one.review_link_id,
         one.decision as one_decision, other.decision as other_decision,
         one.decision is not null and (other.decision is null or one.decided_at > other.decided_at) as is_newer
       from public.review_link_items as one
       join public.review_link_items as other
         on other.review_link_id = one.review_link_id and other.application_id = $2
       where one.application_id = $1
     ), recorded as (
       select private.record_application_event(
         $2, 'answer_kept_' || case when is_newer then one_decision else other_decision end,
         jsonb_build_object('review_link_id', review_link_id)
       ) from pair where one_decision <> other_decision
     ), kept as (
       update public.review_link_items as other
       set decision = case when pair.is_newer then one.decision else other.decision end,
         decided_at = case when pair.is_newer then one.decided_at else other.decided_at end,
         presentation = coalesce(other.presentation, one.presentation),
         removed_at = case when one.removed_at is null then null else other.removed_at end
       from pair join public.review_link_items as one on one.id = pair.one_id
       where other.id = pair.other_id
     ), moved as (
       update public.review_events as event set item_id = pair.other_id from pair where event.item_id = pair.one_id
     )
     select (select count(*) from recorded)`,
    ids,
  );
  await query(
    `delete from public.review_link_items as one using public.review_link_items as other
     where one.application_id = $1 and other.application_id = $2 and other.review_link_id = one.review_link_id`,
    ids,
  );
  await query(
    'update public.review_link_items set application_id = $2 where application_id = $1',
    ids,
  );
  await query(
    'update public.application_notes set application_id = $2 where application_id = $1 and is_for_client',
    ids,
  );
  await query('update public.conversations set application_id = $2 where application_id = $1', ids);
  const { rowCount } = await query(
    `update public.application_events set application_id = $2 where application_id = $1 and kind like 'client\\_%'`,
    ids,
  );
  await query(
    `update public.notifications set application_id = $2 where application_id = $1 and kind like 'client\\_%'`,
    ids,
  );
  if (rowCount) {
    await query(`select private.record_application_event($1, 'answers_moved', $2)`, [
      to,
      JSON.stringify({ from }),
    ]);
  }
}
