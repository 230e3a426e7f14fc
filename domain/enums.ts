import type { Database, Enums } from './database.types.ts';

// The values of database enums, in the order in which screens show them.

/** A value that is missing or unknown is a type error. */
export const listValues = <Name extends keyof Database['public']['Enums']>(
  values: Record<Enums<Name>, true>,
) => Object.keys(values) as [Enums<Name>, ...Enums<Name>[]];

export type Stage = Enums<'application_stage'>;
export const stages = listValues<'application_stage'>({
  new: true,
  screening: true,
  interview: true,
  offer: true,
  hired: true,
  rejected: true,
});

export const jobKinds = listValues<'job_kind'>({ client: true, internal: true });

export const jobFields = listValues<'job_field'>({
  tech: true,
  go_to_market: true,
  creative: true,
  operations: true,
});

export const workplaces = listValues<'job_remote'>({ onsite: true, hybrid: true, remote: true });

export const employmentTypes = listValues<'employment_type'>({
  full_time: true,
  part_time: true,
  contract: true,
  temporary: true,
  internship: true,
});

export const jobBenefits = listValues<'job_benefit'>({
  collective_agreement: true,
  pension: true,
  wellness: true,
  parental_pay: true,
  holiday: true,
  flexible_hours: true,
  remote_days: true,
  learning: true,
  shares: true,
  insurance: true,
  bicycle: true,
  meals: true,
});

export const jobChannels = listValues<'job_channel'>({
  indeed: true,
  linkedin: true,
  platsbanken: true,
  feed: true,
  embed: true,
});

export const seniorities = listValues<'seniority'>({
  junior: true,
  mid: true,
  senior: true,
  lead: true,
});

export const currencies = listValues<'currency'>({ SEK: true, EUR: true, NOK: true, DKK: true });

export const payPeriods = listValues<'pay_period'>({
  hour: true,
  day: true,
  month: true,
  year: true,
});

export type Availability = Enums<'availability'>;
export const availabilities = listValues<'availability'>({
  available: true,
  partly: true,
  booked: true,
});

export const freelancerStates = listValues<'freelancer_state'>({
  pending: true,
  approved: true,
  paused: true,
  declined: true,
  left: true,
});

export const candidateStates = listValues<'candidate_state'>({
  active: true,
  paused: true,
  left: true,
});

export const leadStates = listValues<'lead_state'>({
  new: true,
  contacted: true,
  booked: true,
  closed: true,
});

export const leadSources = listValues<'lead_source'>({
  membership: true,
  contact: true,
  calculator: true,
});

export type QuestionKind = Enums<'question_kind'>;
export const questionKinds = listValues<'question_kind'>({
  short_text: true,
  long_text: true,
  yes_no: true,
  single_choice: true,
  multiple_choice: true,
  number: true,
  url: true,
});

/** Plans that a lead can ask for: the plans of the price list, and a single project. */
export const wantedPlans = listValues<'plan'>({
  small: true,
  medium: true,
  large: true,
  project: true,
});

/** Notes about a client; all but plain notes count as contact with it. */
export const clientNoteKinds = listValues<'client_note_kind'>({
  note: true,
  call: true,
  meeting: true,
  email: true,
});

export const clientDocumentKinds = listValues<'client_document_kind'>({
  contract: true,
  data_processing: true,
  other: true,
});

export const privacyRequestStates = listValues<'privacy_request_state'>({
  received: true,
  in_progress: true,
  done: true,
  refused: true,
});

export type ReviewDecision = Enums<'review_decision'>;
export const reviewDecisions = listValues<'review_decision'>({ interview: true, pass: true });

export type Recommendation = Enums<'recommendation'>;
export const recommendations = listValues<'recommendation'>({
  strong_yes: true,
  yes: true,
  no: true,
  strong_no: true,
});

export const stageRuleKinds = listValues<'stage_rule_kind'>({
  mail: true,
  task: true,
  scorecard: true,
  remind: true,
});

export const staffRoles = listValues<'staff_role'>({ admin: true, recruiter: true, editor: true });

export const faqTopics = listValues<'faq_topic'>({
  companies: true,
  candidates: true,
  freelancers: true,
  data: true,
});

export type InterviewKind = Enums<'interview_kind'>;
export const interviewKinds = listValues<'interview_kind'>({
  video: true,
  phone: true,
  on_site: true,
});
