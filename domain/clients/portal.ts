import { z } from 'zod';
import type { Enums } from '../database.types.ts';
import type { Stage } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { type Language, languages } from '../language.ts';
import type { LocalizedText } from '../localized-text.ts';
import type { Recruiter } from '../staff/recruiter.ts';

/** Gives a contact of a client access to the portal. */
export const portalAccess = z.object({
  client_id: field.uuid,
  person_id: field.uuid,
  /** The address that the caller saw. Access is not given if a colleague has changed it since. */
  email: field.email,
  /** True if the contact sees plan, prices and invoices; unchanged if undefined. */
  sees_billing: z.boolean().optional(),
});

/** Asks for a code to sign in to the portal. */
export const portalSignIn = z.object({
  email: field.email,
  language: z.enum(languages, 'choice_invalid'),
});

/** The stages whose numbers a client sees, in their order. */
export const portalStages = [
  'new',
  'screening',
  'interview',
  'offer',
  'hired',
] as const satisfies Stage[];

export type PortalStage = (typeof portalStages)[number];

export type PortalShortlist = {
  id: string;
  created_at: string;
  expires_at: string;
  /** False after its last day: it shows personal data for a limited time. */
  is_open: boolean;
  people: number;
  answered: number;
  /** Applicants who are no longer in the process are left out. */
  unanswered: number;
};

/** The part of a portal for a contact on the hiring team: people on open shortlists, and their next interviews. */
export type PortalTeamView = {
  people: {
    item: string;
    shortlist: string;
    name: string;
    stage: PortalStage;
    /** The day on which somebody who was hired left. */
    left_on: string | null;
  }[];
  interviews: { id: string; name: string; starts_at: string; kind: Enums<'interview_kind'> }[];
};

export type PortalSearch = {
  id: string;
  title: LocalizedText;
  location: string;
  state: 'open' | 'closed';
  /** The slug of the published ad. */
  slug: string | null;
  opened_at: string | null;
  closed_at: string | null;
  /** Stages without an applicant are left out. */
  stages: Partial<Record<PortalStage, number>>;
  recruiter: Recruiter | null;
  /** The people on open shortlists who wait for an answer, each once. */
  unanswered: number;
  /** Null for a contact who is not on the team. */
  team: PortalTeamView | null;
  shortlists: PortalShortlist[];
};

export type PortalCompany = {
  id: string;
  name: string;
  logo_path: string | null;
  searches: PortalSearch[];
  /** The contact sees the plan and the invoices. */
  sees_billing: boolean;
};

/** All that a contact sees on the start page of the portal. */
export type Portal = {
  name: string;
  language: Language;
  email: string;
  companies: PortalCompany[];
};

export type NextStep = {
  kind: 'answer' | 'offer' | 'interview' | 'screening' | 'searching' | 'hired' | 'closed';
  /** The people it is about. */
  count: number;
};

export const nextStepOf = ({ state, stages, unanswered }: PortalSearch): NextStep =>
  findNextStep(state, stages, unanswered);

/**
 * The next step of a search: first a step that waits for the client, then the furthest stage that an applicant has
 * reached.
 */
export function findNextStep(
  state: PortalSearch['state'],
  stages: PortalSearch['stages'],
  unanswered: number,
): NextStep {
  const { hired = 0, offer = 0, interview = 0, screening = 0, new: applied = 0 } = stages;
  if (state === 'closed') return { kind: hired > 0 ? 'hired' : 'closed', count: hired };
  if (unanswered > 0) return { kind: 'answer', count: unanswered };
  if (offer > 0) return { kind: 'offer', count: offer };
  if (interview > 0) return { kind: 'interview', count: interview };
  const early = screening + applied;
  return { kind: early > 0 ? 'screening' : 'searching', count: early };
}
