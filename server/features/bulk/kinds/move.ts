import { topPosition } from '../../../../domain/applications/board-position.ts';
import { FunctionError } from '../../../functions/errors.ts';
import { carryOutMove } from '../../applications/move.ts';
import { lockState } from '../../applications/state.ts';
import { type StoredMove, takeBackMove } from '../../applications/undo-move.ts';
import { enqueueStaffMail } from '../../mail/staff-mail.ts';
import { type BulkKind, type RowContext, SkippedRow, type WorkOf } from '../bulk-kind.ts';
import { holdMail } from '../hold-mail.ts';

type Work = WorkOf<'move'>;

/**
 * Moves applications, or rejects them with one reason and note. Applicants who cannot be mailed are moved without mail.
 */
export const move: BulkKind<Work> = {
  roles: ['admin', 'recruiter'],
  targets: ['applications'],
  // The preview by stage says what happens to whom.
  preview: async () => ({}),
  async run(context) {
    const { query, id, work } = context;
    const { stage, step_id: step } = await lockState(query, id);
    const isThere = stage === work.to && (!work.to_step || step === work.to_step);
    if (isThere) throw new SkippedRow('same_stage');
    if (!work.from.includes(stage)) throw new SkippedRow('other_stage');
    const { to, to_step, reject_reason, reject_reason_id, merit_note } = work;
    const { before, after, earlierMail } = await carryOutMove(query, {
      application_id: id,
      from: stage,
      to,
      to_step,
      reject_reason,
      reject_reason_id,
      merit_note,
      position: topPosition(),
    });
    // Applicants know the stage only, so that a move within it is no news for them.
    const mail = stage === to ? undefined : work.mail;
    const mailId = mail && (await mailApplicant(context, mail, to));
    const stored: StoredMove = {
      application_id: id,
      mail_id: mailId ?? null,
      ended_mail: earlierMail.ended,
      before,
      after,
    };
    return { before: stored, mailId, note: mail && !mailId ? 'not_mailed' : undefined };
  },
  async undo({ query }, { before }) {
    await takeBackMove(query, before as StoredMove);
  },
};

async function mailApplicant(
  { query, staff, site, actionId, id, holdUntil }: RowContext<Work>,
  mail: NonNullable<Work['mail']>,
  stage: Work['to'],
): Promise<string | undefined> {
  try {
    const key = `${actionId}:${id}`;
    const heldMail = { ...holdMail(mail, holdUntil), application_id: id, test: false };
    return (await enqueueStaffMail(heldMail, { query, staff, site, key, stage })).id;
  } catch (error) {
    if (error instanceof FunctionError && error.fields?.person_id) return undefined;
    throw error;
  }
}
