import type { Language } from '../../../domain/language.ts';
import { BackendError, readFailure } from '../backend-error.ts';
import type { BrowserClient } from '../browser-client.ts';
import { callFunction } from '../call-function.ts';

/** The mail is written in the given language, which may be another than the browser's. */
export async function sendPasswordReset(
  client: BrowserClient,
  email: string,
  language: Language,
): Promise<void> {
  const headers = { 'accept-language': language };
  const answer = await callFunction<unknown>(
    client,
    'send-password-reset',
    { email },
    undefined,
    headers,
  );
  // A successful response may still carry an error.
  if (typeof answer !== 'object' || answer === null || !('error' in answer) || !answer.error)
    return;
  const failure = readFailure(answer);
  if (failure) throw new BackendError(failure);
}
