import { redirect } from 'react-router';

/** The parameters that say something; a form also sends the fields that nobody filled in. */
export function dropEmpty(parameters: Iterable<[string, FormDataEntryValue]>): URLSearchParams {
  const filled = new URLSearchParams();
  for (const [name, value] of parameters) if (value !== '') filled.append(name, String(value));
  return filled;
}

/** One address for one list, whether the form was sent with scripts or without. */
export function requirePlainAddress({ pathname, searchParams }: URL): void {
  const filled = dropEmpty(searchParams);
  if (filled.size === searchParams.size) return;
  const path = pathname.replace(/^\/+/, '/');
  throw redirect(filled.size > 0 ? `${path}?${filled}` : path, 302);
}
