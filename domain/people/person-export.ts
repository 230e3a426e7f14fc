import type { LocalizedText } from '../localized-text.ts';
import type { OwnPage } from '../own-page.ts';

/** The rest of the data about a person, which is exported and not shown on the page. */
type ExportedRest = {
  decisions: {
    application: string;
    decided_at: string | null;
    reason: string | null;
    note: string | null;
    rating: number | null;
  }[];
  custom_fields: {
    application: string | null;
    name: LocalizedText;
    value: unknown;
    at: string;
    changed_at: string;
  }[];
  notes: { at: string; note: string }[];
  ratings: { at: string; score: number; comment: string | null }[];
  scorecards: {
    at: string;
    recommendation: string;
    scores: { name: string; score: number }[];
    notes: string | null;
  }[];
  /** Tasks of colleagues about the person. */
  tasks: {
    at: string;
    kind: string;
    title: string;
    details: string | null;
    due_on: string;
    done_at: string | null;
  }[];
  tags: string[];
  pending_submissions: {
    sent_at: string;
    form: string;
    email: string;
    fields: unknown;
    file: string | null;
    deleted_on: string;
  }[];
  freelancer_note: string | null;
  contact_of: {
    client: string;
    title: string | null;
    is_primary: boolean;
    note: string | null;
    /** The address that invoices go to, if there is no other for them. */
    invoices_to: string | null;
  }[];
  answers_as_contact: { at: string; kind: string; comment: string | null }[];
  answers_on_ads: {
    asked_at: string;
    answered_at: string | null;
    answer: string | null;
    comment: string | null;
  }[];
  pause_requests: {
    at: string;
    starts_on: string;
    ends_on: string;
    state: string;
    message: string | null;
    reason: string | null;
    answered_at: string | null;
  }[];
  mails: { sent_at: string | null; to: string; subject: string | null; text: string | null }[];
  received_mails: {
    received_at: string;
    from: string | null;
    name: string | null;
    to: string | null;
    subject: string | null;
    text: string | null;
    files: string[] | null;
  }[];
  conversations: { application: string | null; begun_at: string }[];
  history: { at: string; kind: string }[];
};

export type PersonExport = OwnPage & ExportedRest & { exported_at: string };
