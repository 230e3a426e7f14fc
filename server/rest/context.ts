import type { ApiRequest } from '../http/api-request.ts';
import { looksLikeApiToken } from '../http/identity/api-token.ts';
import { networkHeader, type RequestContext } from '../postgres/request-context.ts';

/** Headers that SQL must not see, and the network, which only the server may set. */
const hidden = new Set(['authorization', 'cookie', networkHeader]);

/** Returns the part of the request that SQL can read with current_setting('request.…'). */
export function readContext(request: ApiRequest, path: string): RequestContext {
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) {
    const isSecret = name === 'apikey' && looksLikeApiToken(value);
    if (!hidden.has(name) && !isSecret) headers[name] = value;
  }
  const { caller } = request;
  // Only functions use the network, so it is not sent with reads.
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
    const equalsIndex = part.indexOf('=');
    return equalsIndex < 0
      ? ['', '']
      : [part.slice(0, equalsIndex).trim(), part.slice(equalsIndex + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name));
}
