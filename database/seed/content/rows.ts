// The shapes of seed content. Keys are columns of the table, except that
// - people of the staff, clients and jobs are named by e-mail, name and slug instead of an id,
// - times are written in days before or after the day of seeding (`…_days_ago`, `…_in_days`),
// - rows of a child table may be nested (`salary`, `questions`).

import type { Database } from '../../../domain/database.types.ts';
import type { MailSample } from '../../../domain/mail/mail-sample.ts';
import type { LocalizedDocument } from '../document.ts';

type Enums = Database['public']['Enums'];

/** A text that exists in both languages. */
export type Bilingual = { en: string; sv: string };

export type ClientSeed = {
  name: string;
  logo_path: string;
  location: string;
  about: Bilingual;
};

export type StaffSeed = {
  name: string;
  email: string;
  title: string;
  role: Enums['staff_role'];
  language: Enums['language'];
  avatar_path: string;
  bio: Bilingual;
};

type SalarySeed = {
  minimum: number;
  maximum: number;
  currency: Enums['currency'];
  period: Enums['pay_period'];
  is_shown: boolean;
};

export type QuestionSeed = {
  kind: Enums['question_kind'];
  prompt: Bilingual;
  help?: Bilingual;
  options?: { value: string; label: Bilingual }[];
  required: boolean;
};

export type JobSeed = {
  slug: string;
  kind: Enums['job_kind'];
  is_fixed: boolean;
  /** Name of the client; none for our own positions. */
  client: string | null;
  /** E-mail of the recruiter who runs the search. */
  owner: string | null;
  field: Enums['job_field'];
  location: string;
  country: 'SE' | 'NO' | 'DK' | 'FI';
  remote: Enums['job_remote'];
  employment_type: Enums['employment_type'];
  seniority: Enums['seniority'];
  benefits?: Enums['job_benefit'][];
  title: Bilingual;
  summary: Bilingual;
  description: LocalizedDocument;
  requirements: LocalizedDocument;
  process: LocalizedDocument;
  state: Enums['job_state'];
  /** Sets both `opens_at` and `published_at`. */
  opened_days_ago: number | null;
  closes_in_days: number | null;
  closed_days_ago: number | null;
  salary: SalarySeed | null;
  questions: QuestionSeed[];
};

export type EmailTemplateSeed = {
  key: string;
  sent_when: Bilingual;
  subject: Bilingual;
  /** HTML with Liquid. */
  body: Bilingual;
  default_subject: Bilingual;
  default_body: Bilingual;
  variables: string[];
  sample: MailSample;
  concerns_account: boolean;
  can_unsubscribe: boolean;
  is_manual: boolean;
};

export type GeneralTermsSeed = {
  state: Enums['terms_state'];
  number: number;
  title: Bilingual;
  body: LocalizedDocument;
  effective_days_ago: number;
  published_days_ago: number;
  archived_days_ago: number | null;
};

export type ConsentTextSeed = {
  purpose: Enums['consent_purpose'];
  version: number;
  body: Bilingual;
};

export type BookingLinkSeed = {
  label: string;
  url: string;
  /** E-mail of the member of staff who takes the calls. */
  staff: string;
  weight: number;
  paused: boolean;
};

export type MessageTemplateSeed = {
  name: string;
  subject: LocalizedDocument;
  body: LocalizedDocument;
};
