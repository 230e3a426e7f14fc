import { applicationForm } from '../../../domain/applications/application.ts';
import { constraintsOf, type FormConstraints } from '../../../domain/field-constraints.ts';
import {
  type FieldError,
  type FormError,
  fieldErrors,
  formErrors,
} from '../../../domain/forms/form-error.ts';
import { maxSourceLength } from '../../../domain/forms/form-field.ts';
import type { FormName } from '../../../domain/forms/form-name.ts';
import { calculationForm } from '../../../domain/leads/calculation.ts';
import { contactForm } from '../../../domain/leads/contact.ts';
import { leadForm } from '../../../domain/leads/lead.ts';
import { candidateForm } from '../../../domain/people/candidate.ts';
import { freelancerForm } from '../../../domain/people/freelancer.ts';
import { newsletterForm } from '../../../domain/people/newsletter.ts';
import { loadContext } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import { type LoaderArgs, openPage } from '../shell/open-page.server.ts';
import { type ConsentPurpose, getConsentText } from './data.ts';

type Failure = { error: FormError; fields: Record<string, FieldError> };

const purposes: Record<FormName, ConsentPurpose> = {
  apply: 'application',
  'join-candidate-bank': 'candidate_bank',
  'join-freelance-network': 'freelance_network',
  'join-waiting-list': 'waiting_list',
  contact: 'contact',
  'send-calculation': 'calculation',
  'join-newsletter': 'newsletter',
};

const constraints = {
  apply: constraintsOf(applicationForm),
  'join-candidate-bank': constraintsOf(candidateForm),
  'join-freelance-network': constraintsOf(freelancerForm),
  'join-waiting-list': constraintsOf(leadForm),
  contact: constraintsOf(contactForm),
  'send-calculation': constraintsOf(calculationForm),
  'join-newsletter': constraintsOf(newsletterForm),
} satisfies Record<FormName, FormConstraints>;

/** Loads what a form needs before it can be shown. */
export async function openForm(name: FormName, args: LoaderArgs) {
  const { url, context } = args;
  const { supabase, language } = openPage(args);
  const failed = url.searchParams.get('form') === name;
  return {
    name,
    page: url.pathname,
    constraints: constraints[name],
    consent: await getConsentText(supabase, purposes[name], language),
    /** A form without JavaScript sends this time as the time when it was shown. */
    shownAt: Date.now(),
    failure: failed ? parseFailure(url.searchParams) : undefined,
    typed: failed ? context.get(loadContext).typed : undefined,
    source: (url.searchParams.get('utm_source') ?? url.searchParams.get('source') ?? '').slice(
      0,
      maxSourceLength,
    ),
    messages: getMessages('forms', language),
  };
}

export type OpenedForm = Awaited<ReturnType<typeof openForm>>;

/** Parses the errors of a form that was submitted without JavaScript from the query. */
export function parseFailure(query: URLSearchParams): Failure | undefined {
  const error = formErrors.find((option) => option === query.get('error'));
  if (!error) return undefined;
  const fields: Record<string, FieldError> = {};
  for (const pair of (query.get('fields') ?? '').split(',')) {
    const [name = '', key] = pair.split(':');
    const knownError = fieldErrors.find((candidate) => candidate === key);
    if (knownError && /^[\w.-]{1,100}$/.test(name)) fields[name] = knownError;
  }
  return { error, fields };
}
