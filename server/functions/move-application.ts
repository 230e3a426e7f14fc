import { type ApplicationMove, applicationMove } from '../../domain/application-move.ts';
import { topPosition } from '../../domain/board-position.ts';
import type { Query } from '../postgres/database.ts';
import { lockPlace, type Place, updatePlace } from './applications/place.ts';
import { defineAction } from './define-action.ts';
import { FunctionError } from './errors.ts';
import { hashOf, once } from './once.ts';
import { requireStaff } from './require-staff.ts';
import { enqueueStaffMail, listJustCancelled, readKey } from './staff-mail.ts';

/**
 * Moves an application and writes the mail that was chosen for it: both, or neither. Whoever saw it
 * elsewhere than it is by now is told so, and nothing happens.
 */
export const moveApplication = defineAction({
  name: 'move-application',
  schema: applicationMove,
  limit: { burst: 600, seconds: 0.2 },
  async run(move, call) {
    const { database, site } = call.context;
    const staff = await requireStaff(call, 'admin', 'recruiter');
    const key = readKey(call.request);
    const request = { scope: `move-application:${staff.id}`, key, hash: hashOf(move) };
    const { answer } = await once(database, request, staff.identity, async (query) => {
      const { before, after, cancelled } = await carryOut(query, move);
      const sent = move.mail && {
        ...move.mail,
        application_id: move.application_id,
        test: false,
      };
      const mail =
        sent && (await enqueueStaffMail(sent, { query, staff, site, key, stage: after.stage }));
      return {
        application_id: move.application_id,
        mail_id: mail?.id ?? null,
        send_after: mail?.sendAfter.toISOString() ?? null,
        cancelled_mail: cancelled,
        before,
        after,
      };
    });
    return answer;
  },
});

async function carryOut(
  query: Query,
  move: ApplicationMove,
): Promise<{ before: Place; after: Place; cancelled: string[] }> {
  const { application_id: id, from, to } = move;
  const before = await lockPlace(query, id);
  if (before.stage !== from) throw new FunctionError('conflict');
  const isMoved = from !== to;
  const after = await updatePlace(query, id, {
    stage: to,
    position: move.position ?? (isMoved ? topPosition() : before.position),
    job_id: move.job_id ?? before.job_id,
    reject_reason: isMoved
      ? (to === 'rejected' && move.reject_reason) || null
      : before.reject_reason,
    merit_note: move.merit_note ?? before.merit_note,
  });
  return { before, after, cancelled: await listJustCancelled(query, id) };
}
