import type { FormError, FormFailure } from '../../../../domain/forms/form-error.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';

/** An error of a remote function, by its code; `offline` if the server could not be reached. */
export class CallError extends Error {
  readonly code: FormError | 'offline';
  readonly fields: FormFailure['fields'];
  /** Seconds to wait before the next try, if the rate limit was hit. */
  readonly retryAfter: number | undefined;

  constructor(
    code: CallError['code'],
    message: string,
    { fields, retryAfter }: Pick<Partial<CallError>, 'fields' | 'retryAfter'> = {},
  ) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/**
 * Calls a remote function. The idempotency key stays the same across retries, so the call takes
 * effect once.
 */
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
  const isLimited = response.status === 429;
  const code = isLimited ? 'too_many_requests' : (failure.error ?? 'failed');
  throw new CallError(code, failure.message ?? error.message, {
    fields: failure.fields,
    ...(isLimited && { retryAfter: Number(response.headers.get('retry-after')) || 1 }),
  });
}
