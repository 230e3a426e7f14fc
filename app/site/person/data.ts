import type { PersonCall } from '../../../domain/people/person.ts';
import { callFunction } from '../../backend/call-function.ts';

// Calls for the own page of a person. The token in the mailed link is their only credential, so they are sent as a
// visitor.

/** Sends what the visitor typed; the server parses it. */
export type UncheckedCall<Value = unknown> = { action: PersonCall['action'] } & Record<
  string,
  Value
>;

export function callOwnPage<T = unknown>(call: UncheckedCall): Promise<T> {
  return callFunction<T>('visitor', 'person', call);
}
