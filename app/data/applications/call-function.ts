import type { FormError, FormFailure } from '../../../domain/form-error.ts';
import type { BrowserClient } from '../browser-client.ts';

/** What a function of the server refused, by its key; `offline` where it could not be reached. */
export class CallError extends Error {
  readonly code: FormError | 'offline';
  readonly fields: FormFailure['fields'];

  constructor(code: CallError['code'], message: string, fields?: FormFailure['fields']) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.fields = fields;
  }
}

/** Once, however often it is tried: the key tells the server that it is the same call. */
export async function callFunction<T>(
  client: BrowserClient,
  name: string,
  body: Record<string, unknown> | FormData,
  key: string = crypto.randomUUID(),
): Promise<T> {
  const { data, error } = await client.functions.invoke(name, {
    body,
    headers: { 'idempotency-key': key },
  });
  if (!error) return data as T;
  const response: unknown = error.context;
  if (!(response instanceof Response)) throw new CallError('offline', error.message);
  const failure: Partial<FormFailure> = await response.json().catch(() => ({}));
  throw new CallError(failure.error ?? 'failed', failure.message ?? error.message, failure.fields);
}
