import { type MoveOutcome, moveUndo } from '../../domain/application-move.ts';
import type { Query } from '../postgres/database.ts';
import { asCaller, lockPlace, type Place, updatePlace } from './applications/place.ts';
import { defineAction } from './define-action.ts';
import { FunctionError } from './errors.ts';
import { actAs } from './once.ts';
import { requireStaff } from './require-staff.ts';

type Move = MoveOutcome & { before: Place; after: Place };

/** Takes back one's own move together with its mail, as long as that has not left and nobody moved on. */
export const undoMove = defineAction({
  name: 'undo-move',
  schema: moveUndo,
  async run({ key }, call) {
    const { database } = call.context;
    const staff = await requireStaff(call, 'admin', 'recruiter');
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const move = await findMove(query, `move-application:${staff.id}`, key);
      await asCaller(query, () => takeBack(query, move));
      return { ok: true };
    });
  },
});

async function findMove(query: Query, scope: string, key: string): Promise<Move> {
  const { rows } = await query(
    'select response from public.idempotency_keys where scope = $1 and key = $2 and response is not null',
    [scope, key],
  );
  if (rows.length === 0) throw new FunctionError('not_found');
  return rows[0].response;
}

async function takeBack(
  query: Query,
  { application_id: id, mail_id: mail, before, after }: Move,
): Promise<void> {
  const now = await lockPlace(query, id);
  if (now.stage !== after.stage || now.job_id !== after.job_id) throw new FunctionError('conflict');
  if (mail) await callBack(query, mail);
  await updatePlace(query, id, before);
  // The move made an answer owed; without the move it is owed since when it was before, or not at all.
  await query('update public.applications set owed_answer_since = $2 where id = $1', [
    id,
    before.owed_answer_since,
  ]);
}

async function callBack(query: Query, mail: string): Promise<void> {
  const { rows } = await query('select state from public.outbox where id = $1 for update', [mail]);
  const state = rows[0]?.state;
  if (state === 'cancelled') return;
  if (state !== 'queued') throw new FunctionError('conflict');
  await query(`update public.outbox set state = 'cancelled' where id = $1`, [mail]);
}
