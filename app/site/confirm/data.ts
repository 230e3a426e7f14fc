import type { SubmissionOutcome } from '../../../domain/forms/submission-outcome.ts';
import { codeOf } from '../../backend/backend-error.ts';
import { callFunction } from '../../backend/call-function.ts';

export type ConfirmOutcome = SubmissionOutcome | 'invalid' | 'failed';

/** Confirms a pending form by the token that was mailed to its sender. */
export async function confirmSubmission(token: string): Promise<ConfirmOutcome> {
  try {
    const { outcome } = await callFunction<{ outcome: SubmissionOutcome }>(
      'visitor',
      'confirm-submission',
      { token },
    );
    return outcome;
  } catch (error) {
    return ['link_invalid', 'link_expired', 'not_found', 'job_not_found'].includes(codeOf(error))
      ? 'invalid'
      : 'failed';
  }
}
