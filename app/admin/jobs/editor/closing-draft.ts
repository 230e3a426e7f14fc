import type { UndecidedStage } from '../../../../domain/jobs/job-closing.ts';
import type { Closing } from '../data/editor.ts';

/** What is chosen in the dialog that closes a job. */
export type ClosingDraft = {
  isRejecting: boolean;
  stages: UndecidedStage[];
  merit: string;
  mail: Closing['mail'];
  /** As the field for a moment has it, on the clock of whoever fills it in. */
  sendAfter: string;
  message: string;
  confirmation: string;
};

// Whoever has an offer is not turned down by a tick that somebody overlooked.
export const beginning: ClosingDraft = {
  isRejecting: false,
  stages: ['new', 'screening', 'interview'],
  merit: '',
  mail: 'now',
  sendAfter: '',
  message: '',
  confirmation: '',
};

export type ClosingFault = 'merit' | 'sendAfter' | 'confirmation';

export function findClosingFaults(draft: ClosingDraft, rejected: number): Set<ClosingFault> {
  const faults = new Set<ClosingFault>();
  if (rejected === 0) return faults;
  if (draft.merit.trim().length < 3) faults.add('merit');
  const isLate = !draft.sendAfter || Date.parse(draft.sendAfter) <= Date.now();
  if (draft.mail === 'later' && isLate) faults.add('sendAfter');
  if (draft.confirmation.trim() !== String(rejected)) faults.add('confirmation');
  return faults;
}

export function toClosing(jobId: string, draft: ClosingDraft): Closing {
  if (!draft.isRejecting) return { job_id: jobId, reject: [], mail: 'nothing' };
  return {
    job_id: jobId,
    reject: draft.stages,
    merit_note: draft.merit.trim(),
    mail: draft.mail,
    message: draft.message.trim() || undefined,
    send_after: draft.mail === 'later' ? new Date(draft.sendAfter).toISOString() : undefined,
  };
}
