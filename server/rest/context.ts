import type { ApiRequest } from '../http/api-request.ts';
import { networkHeader, type RequestContext } from '../postgres/request-context.ts';

/** The network is for the server to say, whatever the client sent. */
const hidden = new Set(['authorization', 'cookie', networkHeader]);

/** What SQL may read of the request through current_setting('request.…'). */
export function readContext(request: ApiRequest, path: string): RequestContext {
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) if (!hidden.has(name)) headers[name] = value;
  const { caller } = request;
  // Only functions ask for it; reads are spared the bytes.
  if (caller && path.startsWith('/rpc/'))
    headers[networkHeader] = caller === 'page' ? caller : caller.network;
  const cookie = request.headers.get('cookie');
  return {
    caller,
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
