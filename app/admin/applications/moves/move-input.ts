import type { JobChoice } from '../../jobs/data/choices.ts';
import { toRejectReason } from '../../reject-reasons/reason-field.tsx';
import { type MailChoice, toMail } from './mail-choice.ts';
import type { PendingMove } from './moves-context.ts';
import type { MoveRequest } from './use-move-mutation.ts';

/** Everything that was entered in the dialog, and the request made from it. */
export type MoveInput = {
  request: MoveRequest;
  choice: MailChoice;
  job?: JobChoice;
  reason?: string;
  merit?: string;
};

/** Returns a key that is the same for two moves of an application to the same stage or step, or to another job. */
export const moveKey = ({ card, to, toStep, toJob }: PendingMove) =>
  [card.id, toJob ? 'job' : (toStep ?? to)].join(':');

/**
 * Returns the keys under which `useDraft` stores the texts of a move. The texts survive a closed
 * dialog and the end of a session.
 */
export function moveDraftKeys(move: PendingMove) {
  const key = `move:${moveKey(move)}`;
  return { merit: `${key}:merit`, message: `${key}:message` };
}

/** Adds the fields of the submitted form to the state of the dialog. */
export function readMoveInput(
  form: HTMLFormElement,
  { to, toStep, position }: PendingMove,
  { choice, job }: Pick<MoveInput, 'choice' | 'job'>,
): MoveInput {
  const data = new FormData(form);
  const readField = (field: string) => String(data.get(field) ?? '').trim() || undefined;
  const decision = { reason: readField('reason'), merit: readField('merit') };
  const request = {
    to,
    to_step: toStep ?? undefined,
    position,
    job_id: job?.id,
    ...toRejectReason(decision.reason),
    merit_note: decision.merit,
    mail: toMail(choice),
  };
  return { request, choice, job, ...decision };
}
