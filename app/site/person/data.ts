import type { Availability, Stage } from '../../../domain/enums.ts';
import type { FieldError, FormError, FormFailure } from '../../../domain/forms/form-error.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { Days } from '../../../domain/people/availability.ts';
import type { PersonCall } from '../../../domain/people/person.ts';

// One's own page, by a mailed link. A plain request: the key in the link is all there is to say.

export type OwnAnswer = {
  prompt: LocalizedText;
  answer: unknown;
  /** Of a choice, as long as its question is there. */
  options: { value: string; label: LocalizedText }[] | null;
};

export type OwnApplication = {
  id: string;
  created_at: string;
  withdrawn_at: string | null;
  cover_letter: string | null;
  stage: Stage;
  job_slug: string;
  job_title: LocalizedText;
  job_open: boolean;
  client_name: string | null;
  answers: OwnAnswer[];
};

export type OwnRole = { state: string; consent_expires_at: string | null };

type OwnProfile = OwnRole & {
  fields: string[];
  skills: string[];
  seniority: string | null;
  remote: string | null;
  summary: string | null;
};

export type OwnCandidate = OwnProfile & { locations: string[]; wants_alerts: boolean };

export type OwnFreelancer = OwnProfile & {
  day_rate: number | null;
  currency: string;
  portfolio_url: string | null;
  /** What is still to come of the calendar. */
  periods: (Days & { availability: Availability })[];
};

export type OwnPage = {
  scope: 'person' | 'application';
  person: {
    first_name: string;
    last_name: string;
    email: string | null;
    phone: string | null;
    linkedin_url: string | null;
    location: string | null;
    headline: string | null;
  } | null;
  keep_until: string | null;
  applications: OwnApplication[];
  candidate: OwnCandidate | null;
  freelancer: OwnFreelancer | null;
  consents:
    | {
        purpose: string;
        given_at: string;
        withdrawn_at: string | null;
        /** In which it was given, and so the language of the text. */
        language: Language;
        text: string;
        version: number;
      }[]
    | null;
  documents: { id: string; file_name: string; url: string; created_at: string }[];
};

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
