import type { PersonCall } from '../../../domain/people/person.ts';
import { callFunction } from '../../backend/call-function.ts';

// The person's own page, by a mailed link. A plain request: the token in the link is the only
// credential.

export type {
  OwnAnswer,
  OwnApplication,
  OwnCandidate,
  OwnFreelancer,
  OwnPage,
  OwnRole,
} from '../../../domain/own-page.ts';

type Loose<T> = T extends { action: infer Action }
  ? { action: Action } & Record<string, unknown>
  : never;

export function callPerson<T = unknown>(call: Loose<PersonCall>): Promise<T> {
  return callFunction<T>('visitor', 'person', call);
}
