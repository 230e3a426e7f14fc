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
  const response = await callFunction<unknown>(
    client,
    'send-password-reset',
    { email },
    undefined,
    headers,
  );
  // A successful response may still carry an error.
  if (
    typeof response !== 'object' ||
    response === null ||
    !('error' in response) ||
    !response.error
  )
    return;
  const failure = readFailure(response);
  if (failure) throw new BackendError(failure);
}
