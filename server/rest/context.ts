import type { ApiRequest } from '../http/api-request.ts';
import type { RequestContext } from '../postgres/request-context.ts';

const hidden = new Set(['authorization', 'cookie']);

/** What SQL may read of the request through current_setting('request.…'). */
export function readContext(request: ApiRequest, path: string): RequestContext {
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) if (!hidden.has(name)) headers[name] = value;
  const cookie = request.headers.get('cookie');
  return {
    method: request.method,
    path,
    headers: JSON.stringify(headers),
    cookies: cookie ? JSON.stringify(parseCookies(cookie)) : '{}',
  };
}

function parseCookies(header: string): Record<string, string> {
  const pairs = header.split(';').map((part): [string, string] => {
    const at = part.indexOf('=');
    return at < 0 ? ['', ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name));
}
