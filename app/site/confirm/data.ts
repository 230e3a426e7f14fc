import { codeOf } from '../../backend/backend-error.ts';
import { callFunction } from '../../backend/call-function.ts';

/** Confirms a pending form by the token that was mailed to its sender. */
export async function confirmSubmission(token: string): Promise<'done' | 'lost' | 'failed'> {
  try {
    await callFunction('visitor', 'confirm-submission', { token });
    return 'done';
  } catch (error) {
    return ['link_invalid', 'link_expired', 'not_found', 'job_not_found'].includes(codeOf(error))
      ? 'lost'
      : 'failed';
  }
}
