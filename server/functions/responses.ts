import { failedFormType, type TypedValues } from '../../domain/forms/form-error.ts';
import { parseLanguage } from '../../domain/language.ts';
import { isOwnPath } from '../../domain/text/safe-url.ts';
import type { FunctionError } from './errors.ts';
import type { Submission } from './submission.ts';

// Scripts get JSON. A form sent without JavaScript gets a redirect: to the thank-you page, or back to
// its own page. The URL of that page names the errors, never the typed values: those are in the body
// of the response, from which the server renders the page.

const origin = 'http://localhost';

/** `thanksFor` adds to the query of the thank-you page. */
export function succeed(
  form: string,
  submission: Submission,
  body: object,
  thanksFor: Record<string, string> = {},
): Response {
  if (!submission.isPage) return Response.json(body);
  return seeOther(pathWith('/thank-you', { form, ...thanksFor, lang: languageOf(submission) }));
}

/** Returns the path of the page that contains the form, with more query parameters. */
export function backTo(submission: Submission, parameters: Record<string, string>): string {
  const { page } = submission.fields;
  return pathWith(isOwnPath(page) ? page : '/', { ...parameters, lang: languageOf(submission) });
}

export function fail(
  form: string,
  submission: Submission | undefined,
  error: FunctionError,
): Response {
  if (submission?.isPage) {
    const fields = Object.entries(error.fields ?? {}).map(([name, key]) => `${name}:${key}`);
    const errorParams = { form, error: error.code, fields: fields.join(',') };
    const { headers } = seeOther(backTo(submission, errorParams));
    headers.set('content-type', failedFormType);
    return new Response(JSON.stringify(typedValues(submission)), { status: 303, headers });
  }
  const headers: Record<string, string> = error.retryAfter
    ? { 'retry-after': String(error.retryAfter) }
    : {};
  return Response.json(error.body(), { status: error.status, headers });
}

/**
 * After an error the browser shows the form at the URL of the function. A later GET of that URL is
 * redirected to the page of the form: the one named in the query, otherwise the form's home page.
 */
export function redirectToForm(
  { method, url, headers }: Request,
  home: string,
): Response | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || !headers.get('accept')?.includes('text/html')) return undefined;
  const page = new URL(url).searchParams.get('page');
  return seeOther(pathWith(isOwnPath(page) ? page : home, {}));
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}

function pathWith(path: string, parameters: Record<string, string>): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(parameters)) {
    if (value) url.searchParams.set(name, value);
  }
  return `${url.pathname}${url.search}${url.hash}`;
}

function typedValues({ fields }: Submission): TypedValues {
  const valuesByName: TypedValues = {};
  const addValue = (name: string, value: unknown) => {
    if (typeof value === 'string') valuesByName[name] = [value];
    else if (Array.isArray(value))
      valuesByName[name] = value.filter((item) => typeof item === 'string');
    else for (const [key, item] of Object.entries(value ?? {})) addValue(`${name}.${key}`, item);
  };
  for (const [name, value] of Object.entries(fields)) addValue(name, value);
  return valuesByName;
}

function languageOf({ fields }: Submission): string {
  const { language } = fields;
  return parseLanguage(typeof language === 'string' ? language : undefined) ?? 'en';
}
