import { mergedReason, type SameJob } from '../../../domain/people/merge.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { moveAnswers } from './move-answers.ts';

/** A person has one application per job. A trigger cancels the waiting mail of the other one. */
export async function replaceApplication(
  query: Query,
  { kept, gone, counts }: SameJob,
): Promise<void> {
  const from = counts === kept.id ? gone.id : kept.id;
  // Interviews move to the application that counts.
  await query(
    db.updateTable('interviews').set({ application_id: counts }).where('application_id', '=', from),
  );
  await query(
    db
      .updateTable('applications')
      .set({ withdrawn_at: now, withdrawn_reason: mergedReason })
      .where('id', '=', from),
  );
  await moveAnswers(query, { from, to: counts });
  await moveWork(query, [from, counts]);
}

/** Moves tasks and scorecards, except where the colleague has one for the other application already. */
async function moveWork(query: Query, ids: string[]): Promise<void> {
  await query(
    `update public.scorecards as one set application_id = $2 where application_id = $1 and not exists (
       select from public.scorecards as other where other.application_id = $2 and other.staff_id = one.staff_id
     )`,
    ids,
  );
  await query(
    `delete from public.tasks as one using public.tasks as other
     where one.application_id = $1 and one.kind = 'scorecard' and one.done_at is null
       and other.application_id = $2 and other.kind = 'scorecard' and other.done_at is null
       and other.owner_id = one.owner_id`,
    ids,
  );
  await query('update public.tasks set application_id = $2 where application_id = $1', ids);
}
