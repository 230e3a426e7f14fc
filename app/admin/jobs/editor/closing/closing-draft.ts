import { minMeritNoteLength } from '../../../../../domain/applications/application-move.ts';
import type { UndecidedStage } from '../../../../../domain/jobs/job-closing.ts';
import type { Closing } from '../../data/closing.ts';

/** The choices in the dialog that closes a job. */
export type ClosingDraft = {
  isRejecting: boolean;
  stages: UndecidedStage[];
  merit: string;
  mail: Closing['mail'];
  /** Local time, as a datetime-local field holds it. */
  sendAfter: string;
  message: string;
  confirmation: string;
};

// Applicants in interviews or with an offer are excluded by default, so that an overlooked checkbox
// cannot reject them.
export const emptyClosing: ClosingDraft = {
  isRejecting: false,
  stages: ['new', 'screening'],
  merit: '',
  mail: 'now',
  sendAfter: '',
  message: '',
  confirmation: '',
};

export type ClosingError = 'merit' | 'sendAfter' | 'confirmation';

export function findClosingErrors(draft: ClosingDraft, rejected: number): Set<ClosingError> {
  const errors = new Set<ClosingError>();
  if (rejected === 0) return errors;
  if (draft.merit.trim().length < minMeritNoteLength) errors.add('merit');
  const isLate = !draft.sendAfter || Date.parse(draft.sendAfter) <= Date.now();
  if (draft.mail === 'later' && isLate) errors.add('sendAfter');
  if (draft.confirmation.trim() !== String(rejected)) errors.add('confirmation');
  return errors;
}

export function toClosing(jobId: string, draft: ClosingDraft, rejected: number): Closing {
  if (!draft.isRejecting) return { job_id: jobId, reject: [], mail: 'nothing' };
  return {
    job_id: jobId,
    reject: draft.stages,
    confirmed_count: rejected,
    merit_note: draft.merit.trim(),
    mail: draft.mail,
    message: draft.message.trim() || undefined,
    send_after: draft.mail === 'later' ? new Date(draft.sendAfter).toISOString() : undefined,
  };
}
