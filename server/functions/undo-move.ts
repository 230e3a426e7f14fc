import { type MoveOutcome, moveUndo } from '../../domain/application-move.ts';
import type { Query } from '../postgres/database.ts';
import { asCaller, lockPlace, type Place, updatePlace } from './applications/place.ts';
import { defineAction } from './define-action.ts';
import { FunctionError } from './errors.ts';
import { actAs, getAnswer } from './once.ts';
import { requireStaff } from './require-staff.ts';
import { callBackMail, requeueMail } from './staff-mail.ts';

type Move = MoveOutcome & { before: Place; after: Place };

/** Takes back one's own move together with its mail, as long as that has not left and nobody moved on. */
export const undoMove = defineAction({
  name: 'undo-move',
  schema: moveUndo,
  limit: { burst: 600, seconds: 0.2 },
  async run({ key }, call) {
    const { database } = call.context;
    const staff = await requireStaff(call, 'admin', 'recruiter');
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const move = await getAnswer<Move>(query, `move-application:${staff.id}`, key);
      await takeBack(query, move);
      return { ok: true };
    });
  },
});

async function takeBack(
  query: Query,
  { application_id: id, mail_id: mail, cancelled_mail: cancelled, before, after }: Move,
): Promise<void> {
  const now = await lockPlace(query, id);
  if (now.stage !== after.stage || now.job_id !== after.job_id) throw new FunctionError('conflict');
  if (mail) await asCaller(query, () => callBackMail(query, mail));
  await updatePlace(query, id, before);
  // The move made an answer owed; without the move it is owed since when it was before, or not at all.
  await query('update public.applications set owed_answer_since = $2 where id = $1', [
    id,
    before.owed_answer_since,
  ]);
  await requeueMail(query, cancelled ?? []);
}
