import { idempotencyKey } from '../../domain/forms/form-guard.ts';
import { FunctionError } from './errors.ts';

/** Reads the idempotency key of a request; a request without one gets a random key. */
export function readIdempotencyKey(request: Request): string {
  const key = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  if (!idempotencyKey.safeParse(key).success)
    throw new FunctionError('unreadable', {
      message: 'An idempotency key has 8 to 200 characters.',
    });
  return key;
}
