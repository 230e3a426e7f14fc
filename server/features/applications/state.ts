import { sql } from 'kysely';
import { asCaller } from '../../functions/act-as.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';
import { hasSqlstate, isSqlError, sqlstate } from '../../postgres/sqlstate.ts';

/** All columns that a move changes. */
export type ApplicationState = Pick<
  Row<'applications'>,
  | 'stage'
  | 'step_id'
  | 'position'
  | 'job_id'
  | 'reject_reason'
  | 'reject_reason_id'
  | 'merit_note'
  | 'decided_by'
> &
  Timestamps;

type Timestamps = {
  owed_answer_since: string | null;
  decided_at: string | null;
  stage_changed_at: string;
};

// Triggers write these columns when the stage changes.
type Stamp = keyof Timestamps | 'decided_by';

// Timestamps are read as text: a JavaScript Date would drop their microseconds.
const columns = [
  'stage',
  'step_id',
  'position',
  'job_id',
  'reject_reason',
  'reject_reason_id',
  'merit_note',
  'decided_by',
  sql<string | null>`owed_answer_since::text`.as('owed_answer_since'),
  sql<string | null>`decided_at::text`.as('decided_at'),
  sql<string>`stage_changed_at::text`.as('stage_changed_at'),
] as const;

/** Locks the application, so that concurrent moves run one after the other. Needs the caller's right to change it. */
export async function lockState(query: Query, id: string): Promise<ApplicationState> {
  const { rows } = await asCaller(query, () =>
    query(
      db
        .selectFrom('applications')
        .select(columns)
        .select('withdrawn_at')
        .where('id', '=', id)
        .forUpdate(),
    ),
  );
  const [found] = rows;
  if (!found) throw new FunctionError('not_found');
  const { withdrawn_at: withdrawnAt, ...state } = found;
  if (withdrawnAt) throw new FunctionError('conflict');
  return state;
}

/** Runs as the server: clients have no grant on job_id. The row was locked with the caller's rights before. */
export async function updateState(
  query: Query,
  id: string,
  state: Omit<ApplicationState, Stamp | 'step_id'> & { step_id?: string | null },
): Promise<ApplicationState> {
  const { stage, step_id, position, job_id, reject_reason, reject_reason_id, merit_note } = state;
  try {
    const { rows } = await query(
      db
        .updateTable('applications')
        .set({ stage, step_id, position, job_id, reject_reason, reject_reason_id, merit_note })
        .where('id', '=', id)
        .returning(columns),
    );
    const [updated] = rows;
    if (!updated) throw new FunctionError('not_allowed');
    return updated;
  } catch (error) {
    // The person has applied for that job already, or there is no such job.
    const { uniqueViolation, foreignKeyViolation } = sqlstate;
    if (hasSqlstate(error, uniqueViolation) || hasSqlstate(error, foreignKeyViolation)) {
      throw new FunctionError('invalid', { fields: { job_id: 'choice_invalid' } });
    }
    // The template of the job has changed since the caller saw its steps.
    if (isSqlError(error) && error.hint === 'step') throw new FunctionError('conflict');
    throw error;
  }
}

/** Restores an earlier state, with the time and the author of its decision. */
export async function restoreState(
  query: Query,
  id: string,
  state: ApplicationState,
): Promise<void> {
  await updateState(query, id, state);
  const { owed_answer_since, decided_at, decided_by, stage_changed_at } = state;
  await query(
    db
      .updateTable('applications')
      .set((eb) => ({
        owed_answer_since,
        decided_at,
        decided_by,
        // Moves that were made by an earlier release carry no such time.
        stage_changed_at: eb.fn.coalesce(eb.val(stage_changed_at ?? null), 'stage_changed_at'),
      }))
      .where('id', '=', id),
  );
}
