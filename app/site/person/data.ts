import type { FieldError, FormError, FormFailure } from '../../../domain/forms/form-error.ts';
import type { PersonCall } from '../../../domain/people/person.ts';

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

export class PersonError extends Error {
  readonly code: FormError;
  readonly fields: Record<string, FieldError>;

  constructor({ error = 'failed', fields = {} }: Partial<FormFailure>) {
    super(error);
    this.code = error;
    this.fields = fields;
  }
}

type Loose<T> = T extends { action: infer Action }
  ? { action: Action } & Record<string, unknown>
  : never;

export async function callPerson<T = unknown>(call: Loose<PersonCall>): Promise<T> {
  const response = await fetch('/functions/v1/person', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(call),
  });
  const body = await response.json().catch(() => undefined);
  if (response.ok) return body as T;
  throw new PersonError((body as FormFailure | undefined) ?? {});
}
