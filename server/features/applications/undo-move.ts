import {
  type MoveOutcome,
  moveUndo,
  type UndoOutcome,
} from '../../../domain/applications/application-move.ts';
import { actAs, asCaller } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { takeToUndo } from '../../functions/once.ts';
import type { Query } from '../../postgres/query.ts';
import { cancelMail } from '../mail/cancel-mail.ts';
import { restoreMail } from '../mail/ended-mail.ts';
import { type ApplicationState, lockState, restoreState } from './state.ts';

/** The states around a move, for undo. */
export type StoredMove = Pick<MoveOutcome, 'application_id' | 'mail_id'> & {
  ended_mail?: string[];
  before: ApplicationState;
  after: ApplicationState;
};

/** Undoes the caller's own move and its mail, unless the mail was sent or the application was moved again. */
export const undoMove = defineAction({
  name: 'undo-move',
  roles: ['admin', 'recruiter'],
  schema: moveUndo,
  limit: { burst: 600, seconds: 0.2 },
  async run({ key }, call, staff) {
    const { database } = call.context;
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const move = await takeToUndo<StoredMove>(query, `move-application:${staff.id}`, key);
      await requireShownJob(query, move.before.job_id);
      const restored = await takeBackMove(query, move);
      return { ok: true, restored_mail_at: restored?.toISOString() ?? null } satisfies UndoOutcome;
    });
  },
});

/** The job may have been restricted since the move. */
async function requireShownJob(query: Query, jobId: string): Promise<void> {
  const { rows } = await query<{ is_hidden: boolean }>(
    'select $1::uuid in (select private.hidden_jobs()) as is_hidden',
    [jobId],
  );
  if (rows[0]?.is_hidden) throw new FunctionError('not_found');
}

/** Restores the application and its mail. Returns when mail that waits again will be sent. */
export async function takeBackMove(
  query: Query,
  { application_id: id, mail_id: mail, ended_mail: ended = [], before, after }: StoredMove,
): Promise<Date | undefined> {
  const now = await lockState(query, id);
  if (now.stage !== after.stage || now.job_id !== after.job_id) throw new FunctionError('conflict');
  // The application may have been moved away and back. Moves that were made by an earlier release carry no step and time.
  for (const part of ['step_id', 'stage_changed_at'] as const)
    if (after[part] !== undefined && now[part] !== after[part]) throw new FunctionError('conflict');
  if (mail) await asCaller(query, () => cancelMail(query, mail));
  await restoreState(query, id, before);
  return restoreMail(query, ended);
}
