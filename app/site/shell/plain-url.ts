import { redirect } from 'react-router';

/** Drops empty parameters: a GET form also sends empty fields. */
export function dropEmpty(parameters: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== '') filled.append(name, String(value));
  return filled;
}

/**
 * Redirects to the URL without empty parameters, so that a filter has the same URL with and without
 * JavaScript.
 */
export function requirePlainUrl({ pathname, searchParams }: URL): void {
  const filled = dropEmpty(searchParams);
  if (filled.size === searchParams.size) return;
  const path = pathname.replace(/^\/+/, '/');
  throw redirect(filled.size > 0 ? `${path}?${filled}` : path, 302);
}
