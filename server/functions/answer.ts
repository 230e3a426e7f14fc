import { failedFormType, type TypedValues } from '../../domain/forms/form-error.ts';
import { parseLanguage } from '../../domain/language.ts';
import { isOwnPath } from '../../domain/safe-url.ts';
import type { FunctionError } from './errors.ts';
import type { Submission } from './submission.ts';

// Scripts get JSON. A form without scripts gets a page: the thanks, or its own page again. The
// address of that page names what is wrong, never what was typed: that comes in the body, for
// whoever renders the page.

const origin = 'http://localhost';

export function succeed(form: string, submission: Submission, body: object): Response {
  if (!submission.isPage) return Response.json(body);
  return seeOther(addressOf('/thank-you', { form, lang: languageOf(submission) }));
}

/** The page that a form stood on, with something to say. */
export function backTo(submission: Submission, more: Record<string, string>): string {
  const { page } = submission.fields;
  return addressOf(isOwnPath(page) ? page : '/', { ...more, lang: languageOf(submission) });
}

export function fail(
  form: string,
  submission: Submission | undefined,
  error: FunctionError,
): Response {
  if (submission?.isPage) {
    const fields = Object.entries(error.fields ?? {}).map(([name, key]) => `${name}:${key}`);
    const more = { form, error: error.code, fields: fields.join(',') };
    const { headers } = seeOther(backTo(submission, more));
    headers.set('content-type', failedFormType);
    return new Response(JSON.stringify(typedIn(submission)), { status: 303, headers });
  }
  const headers: Record<string, string> = error.retryAfter
    ? { 'retry-after': String(error.retryAfter) }
    : {};
  return Response.json(error.body(), { status: error.status, headers });
}

/**
 * A form that is shown again stands at the address it was sent to. Who reads that address later is
 * led to the page of the form: the one the address names, or the one it lives on.
 */
export function leadToForm({ method, url, headers }: Request, home: string): Response | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !headers.get('accept')?.includes('text/html')) return undefined;
  const page = new URL(url).searchParams.get('page');
  return seeOther(addressOf(isOwnPath(page) ? page : home, {}));
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

function addressOf(path: string, more: Record<string, string>): string {
  const address = new URL(path, origin);
  for (const [name, value] of Object.entries(more)) {
    if (value) address.searchParams.set(name, value);
  }
  return `${address.pathname}${address.search}${address.hash}`;
}

function typedIn({ fields }: Submission): TypedValues {
  const typed: TypedValues = {};
  const note = (name: string, value: unknown) => {
    if (typeof value === 'string') typed[name] = [value];
    else if (Array.isArray(value)) typed[name] = value.filter((one) => typeof one === 'string');
    else for (const [key, one] of Object.entries(value ?? {})) note(`${name}.${key}`, one);
  };
  for (const [name, value] of Object.entries(fields)) note(name, value);
  return typed;
}

function languageOf({ fields }: Submission): string {
  const { language } = fields;
  return parseLanguage(typeof language === 'string' ? language : undefined) ?? 'en';
}
