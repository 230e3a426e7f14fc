import type { ApplicationText } from './applications/application.ts';
import type { Availability, InterviewKind, Stage } from './enums.ts';
import type { Language } from './language.ts';
import type { LocalizedText } from './localized-text.ts';
import type { Days } from './people/availability.ts';
import type { Recruiter } from './staff/recruiter.ts';

// The response of the function `person` to `show`. Times and dates are ISO strings.

export type OwnAnswer = {
  kind: string;
  prompt: LocalizedText;
  answer: unknown;
  /** The options of a choice, empty for other questions. */
  options: { value: string; label: LocalizedText }[] | null;
};

export type OwnInterview = {
  id: string;
  kind: InterviewKind;
  minutes: number;
  place: string | null;
  message: string | null;
  time_zone: string;
  state: 'proposed' | 'booked' | 'cancelled';
  choice: 'free' | 'fixed';
  starts_at: string | null;
  ends_at: string | null;
  /** Names of the interviewers. */
  with: string[];
  /** The times from which the candidate can choose. */
  times: string[];
};

export type OwnApplication = Record<ApplicationText, string | null> & {
  id: string;
  created_at: string;
  withdrawn_at: string | null;
  language: Language;
  cv_document_id: string | null;
  /** The last stage that a mail announced to the applicant. */
  stage: Stage;
  /** Time at which each stage was reached; those after `stage` are not shown. */
  steps: Partial<Record<Stage, string>>;
  recruiter: Recruiter | null;
  job_slug: string;
  job_title: LocalizedText;
  job_open: boolean;
  client_name: string | null;
  answers: OwnAnswer[];
  interviews: OwnInterview[];
  history: { kind: string; at: string }[];
};

export type OwnRole = { state: string; consent_expires_at: string | null };

type OwnProfile = OwnRole & {
  fields: string[];
  skills: string[];
  seniority: string | null;
  remote: string | null;
  summary: string | null;
};

export type OwnCandidate = OwnProfile & {
  years_of_experience: number | null;
  locations: string[];
  employment_types: string[];
  available_from: string | null;
  wants_alerts: boolean;
};

export type OwnFreelancer = OwnProfile & {
  day_rate: number | null;
  currency: string;
  portfolio_url: string | null;
  /** Current and future periods of the calendar. */
  periods: (Days & { availability: Availability })[];
};

type OwnLead = {
  company: string | null;
  plan: string | null;
  roles_to_fill: string | null;
  message: string | null;
  created_at: string;
};

type OwnConsent = {
  purpose: string;
  given_at: string;
  expires_at: string | null;
  withdrawn_at: string | null;
  /** The language in which the consent was given, and therefore the language of its text. */
  language: Language;
  text: string;
  version: number;
};

type OwnDocument = {
  id: string;
  kind: string;
  file_name: string;
  size_bytes: number;
  created_at: string;
  url: string;
};

/** Parts that a link to one application does not open are null. */
export type OwnPage = {
  scope: 'person' | 'application';
  /** The application that the link was mailed about. */
  focus: string | null;
  person: {
    first_name: string;
    last_name: string;
    email: string | null;
    /** A requested address that staff have not checked yet. */
    new_email: string | null;
    phone: string | null;
    linkedin_url: string | null;
    language: Language;
    location: string | null;
    headline: string | null;
  } | null;
  /** Lies in the past once no purpose is left to store the data for. */
  keep_until: string | null;
  /** Set while the data awaits its erasure. */
  erase_after: string | null;
  applications: OwnApplication[];
  candidate: OwnCandidate | null;
  freelancer: OwnFreelancer | null;
  leads: OwnLead[] | null;
  consents: OwnConsent[] | null;
  documents: OwnDocument[];
};
