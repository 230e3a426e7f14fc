import type { BrowserClient } from '../browser-client.ts';
import type { Outcome, Problem } from './auth-context.ts';

export async function sendPasswordReset(client: BrowserClient, email: string): Promise<Outcome> {
  const { data, error } = await client.functions.invoke('send-password-reset', {
    body: { email },
  });
  if (!error) return { error: isRefusal(data) ? readProblem(data) : null };
  // The client only says that the call failed; the reason is in the body.
  const answer: unknown =
    error.context instanceof Response ? await error.context.json().catch(() => null) : null;
  return { error: readProblem(answer) ?? { message: error.message } };
}

/** A successful response may still carry an error. */
const isRefusal = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer && Boolean(answer.error);

const messageFields = ['msg', 'message', 'error_description', 'error'] as const;

/** Reads the message from the first field that holds one, in the order of the specification. */
export function readProblem(answer: unknown): Problem | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const fields = answer as Record<string, unknown>;
  const named = messageFields.find((name) => typeof fields[name] === 'string' && fields[name]);
  if (!named) return fields.error ? { message: JSON.stringify(fields.error) } : null;
  const code = named === 'error' ? undefined : (fields.error_code ?? fields.error ?? fields.code);
  return { message: String(fields[named]), ...(typeof code === 'string' && { code }) };
}
