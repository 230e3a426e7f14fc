import {
  type FieldError,
  type FormError,
  fieldErrors,
  formErrors,
} from '../../../domain/form-error.ts';
import type { Language } from '../../../domain/language.ts';
import { type ConsentPurpose, getConsentText } from '../../data/consent-texts.ts';
import { getMessages } from '../../i18n/messages.server.ts';
import type { LoadContext } from '../../load-context.ts';
import type { FormName } from './form-name.ts';

export type Failure = { error: FormError; fields: Record<string, FieldError> };

const purposes: Record<FormName, ConsentPurpose> = {
  apply: 'application',
  'join-candidate-bank': 'candidate_bank',
  'join-freelance-network': 'freelance_network',
  'join-waiting-list': 'waiting_list',
  contact: 'contact',
  'send-calculation': 'calculation',
};

type Opened = { url: URL; supabase: LoadContext['supabase']; language: Language };

/** What a form needs before it can be shown. */
export async function openForm(name: FormName, { url, supabase, language }: Opened) {
  return {
    name,
    page: url.pathname,
    consent: await getConsentText(supabase, purposes[name], language),
    /** For a page without scripts: it was shown when it was made, or later. */
    shownAt: Date.now(),
    failure: url.searchParams.get('form') === name ? parseFailure(url.searchParams) : undefined,
    source: (url.searchParams.get('utm_source') ?? url.searchParams.get('source') ?? '').slice(
      0,
      80,
    ),
    texts: getMessages('forms', language),
  };
}

export type OpenedForm = Awaited<ReturnType<typeof openForm>>;

/** What the server found wrong with a form that was sent without scripts, as it stands in the address. */
export function parseFailure(query: URLSearchParams): Failure | undefined {
  const error = formErrors.find((known) => known === query.get('error'));
  if (!error) return undefined;
  const fields: Record<string, FieldError> = {};
  for (const pair of (query.get('fields') ?? '').split(',')) {
    const [name = '', key] = pair.split(':');
    const known = fieldErrors.find((candidate) => candidate === key);
    if (known && /^[\w.-]{1,100}$/.test(name)) fields[name] = known;
  }
  return { error, fields };
}
