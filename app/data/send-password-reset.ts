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

function readProblem(answer: unknown) {
  if (typeof answer !== 'object' || answer === null) return null;
  const { error, message, code } = answer as Record<string, unknown>;
  const text = typeof error === 'string' ? error : (readMessage(error) ?? message);
  if (typeof text !== 'string') return null;
  return { message: text, code: typeof code === 'string' ? code : undefined };
}

const readMessage = (error: unknown) =>
  typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
