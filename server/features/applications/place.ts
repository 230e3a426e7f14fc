import type { Stage } from '../../../domain/enums.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

/** Where an application stands, and all that a move changes. */
export type Place = {
  stage: Stage;
  position: string;
  job_id: string;
  reject_reason: string | null;
  merit_note: string | null;
} & Stamps;

/** Columns that the database writes by itself when the stage changes. */
type Stamps = {
  owed_answer_since: string | null;
  decided_at: string | null;
  decided_by: string | null;
  stage_changed_at: string;
};

// Times are read as text: a date of JavaScript would drop their microseconds.
const columns = `stage, position, job_id, reject_reason, merit_note, owed_answer_since::text, decided_at::text,
  decided_by, stage_changed_at::text`;

/** With the rights of the caller: row-level security decides, as it does for a call of the table. */
export async function asCaller<T>(query: Query, work: () => Promise<T>): Promise<T> {
  await query('set local role authenticated');
  const result = await work();
  await query('reset role');
  return result;
}

/** Locked, so that two who move the same card do so one after the other; only if the caller may change it. */
export async function lockPlace(query: Query, id: string): Promise<Place> {
  const { rows } = await asCaller(query, () =>
    query(`select ${columns}, withdrawn_at from public.applications where id = $1 for update`, [
      id,
    ]),
  );
  const [found] = rows;
  if (!found) throw new FunctionError('not_found');
  const { withdrawn_at: withdrawnAt, ...place } = found;
  if (withdrawnAt) throw new FunctionError('conflict');
  return place;
}

/** By the server: job and owed answer are not for clients to write. The place was locked as the caller. */
export async function updatePlace(
  query: Query,
  id: string,
  place: Omit<Place, keyof Stamps>,
): Promise<Place> {
  const { stage, position, job_id: jobId, reject_reason: reason, merit_note: note } = place;
  try {
    const { rows } = await query(
      `update public.applications
       set stage = $2, position = $3, job_id = $4, reject_reason = $5, merit_note = $6
       where id = $1 returning ${columns}`,
      [id, stage, position, jobId, reason, note],
    );
    if (rows.length === 0) throw new FunctionError('not_allowed');
    return rows[0];
  } catch (error) {
    // The person has applied for that job already, or there is no such job.
    if (['23505', '23503'].includes((error as { code?: string }).code ?? '')) {
      throw new FunctionError('invalid', { fields: { job_id: 'choice_invalid' } });
    }
    throw error;
  }
}

/** A place as it was, with the decision of that time and by whom it was made. */
export async function restorePlace(query: Query, id: string, place: Place): Promise<void> {
  await updatePlace(query, id, place);
  await query(
    `update public.applications
     set owed_answer_since = $2, decided_at = $3, decided_by = $4,
       stage_changed_at = coalesce($5, stage_changed_at)
     where id = $1`,
    [id, place.owed_answer_since, place.decided_at, place.decided_by, place.stage_changed_at],
  );
}
