import { BackendError, readFailure } from '../backend-error.ts';
import type { BrowserClient } from '../browser-client.ts';
import { callFunction } from '../call-function.ts';

export async function sendPasswordReset(client: BrowserClient, email: string): Promise<void> {
  const answer = await callFunction<unknown>(client, 'send-password-reset', { email });
  // A successful response may still carry an error.
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || !answer.error)
    return;
  const failure = readFailure(answer);
  if (failure) throw new BackendError(failure);
}
