import type { Outcome } from './auth-context.ts';
import type { BrowserClient } from './browser-client.ts';

export async function sendPasswordReset(client: BrowserClient, email: string): Promise<Outcome> {
  const { data, error } = await client.functions.invoke('send-password-reset', {
    body: { email },
  });
  if (!error) return { error: readProblem(data) };
  // What the function has to say is in the body; the client's own words only tell that it failed.
  const answer: unknown =
    error.context instanceof Response ? await error.context.json().catch(() => null) : null;
  return { error: readProblem(answer) ?? { message: error.message } };
}

/** The answer may be good and still carry an error; a code with it stands in that same field. */
function readProblem(answer: unknown) {
  if (typeof answer !== 'object' || answer === null || !('error' in answer)) return null;
  const { error, message } = answer as { error: unknown; message?: unknown };
  if (!error) return null;
  if (typeof message === 'string') return { message, code: String(error) };
  return { message: typeof error === 'string' ? error : JSON.stringify(error) };
}
