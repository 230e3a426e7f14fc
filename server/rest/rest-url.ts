import type { RestUrl } from './prepare/prepare-request.ts';

const mount = '/rest/v1';

/** Path and query of a request, without parsing its parameters. */
export function splitUrl(url: string): RestUrl {
  const start = url.indexOf('/', url.indexOf('//') + 2);
  const hash = url.indexOf('#', start);
  const end = hash < 0 ? url.length : hash;
  const mark = url.indexOf('?', start);
  const query = mark < 0 || mark > end ? end : mark;
  const path = start < 0 ? '/' : url.slice(start, query);
  const isMounted = path === mount || path.startsWith(`${mount}/`);
  return {
    path: isMounted ? path.slice(mount.length) || '/' : path,
    search: url.slice(query + 1, end),
  };
}

/** The key must not be repeated in a response, however its name is written. */
const isApiKey = (parameter: string) =>
  parameter.startsWith('apikey=') ||
  (parameter.includes('%') && new URLSearchParams(parameter).has('apikey'));

/** The address of a read with its parameters in order, so that equal reads have equal addresses. */
export function contentLocationOf({ path, search }: RestUrl): string {
  if (!search) return path;
  const parameters = search.split('&').filter((parameter) => parameter && !isApiKey(parameter));
  return parameters.length === 0 ? path : `${path}?${parameters.sort().join('&')}`;
}
