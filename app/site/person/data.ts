import type { PersonCall } from '../../../domain/people/person.ts';
import { callFunction } from '../../backend/call-function.ts';

// The person's own page, by a mailed link. A plain request: the token in the link is the only
// credential.

/** The server checks the fields: forms send whatever the visitor typed. */
export type PersonAction<Value = unknown> = { action: PersonCall['action'] } & Record<
  string,
  Value
>;

export function callPerson<T = unknown>(call: PersonAction): Promise<T> {
  return callFunction<T>('visitor', 'person', call);
}
