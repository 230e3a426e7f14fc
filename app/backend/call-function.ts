import type { BrowserClient } from './browser-client.ts';
import { DataError } from './unwrap.ts';

/** Calls a function of ours. What it has to say against it is in the body; the client only tells that it failed. */
export async function callFunction<T>(
  client: BrowserClient,
  name: string,
  body: Record<string, unknown>,
): Promise<T> {
  const { data, error } = await client.functions.invoke<T>(name, { body });
  if (data !== null && !error) return data;
  const answer: unknown =
    error?.context instanceof Response ? await error.context.json().catch(() => null) : null;
  const { error: code, message } = (answer ?? {}) as { error?: string; message?: string };
  throw new DataError({ code, message: message ?? String(error?.message) });
}
