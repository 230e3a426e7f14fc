import type { ApplicationForm } from '../../../domain/applications/application.ts';
import type { CalculationForm } from '../../../domain/leads/calculation.ts';
import type { ContactForm } from '../../../domain/leads/contact.ts';
import type { LeadForm } from '../../../domain/leads/lead.ts';
import type { CandidateForm } from '../../../domain/people/candidate.ts';
import type { FreelancerForm } from '../../../domain/people/freelancer.ts';

type FormField =
  | keyof ApplicationForm
  | keyof CandidateForm
  | keyof FreelancerForm
  | keyof LeadForm
  | keyof ContactForm
  | keyof CalculationForm;

/** Values that are not text for people: choices by their code, consents and the input of the calculator. */
type HiddenField =
  | 'job'
  | 'source'
  | 'language'
  | 'consent'
  | 'consent_version'
  | 'fields'
  | 'seniority'
  | 'years_of_experience'
  | 'remote'
  | 'employment_types'
  | 'wants_alerts'
  | 'currency'
  | 'monthly_salary'
  | 'hiring_today'
  | 'days_to_hire'
  | 'scenario'
  | 'assumptions'
  | 'query';

/** A new field of a form needs a label or an entry above. */
export type ShownField = Exclude<FormField, HiddenField>;
