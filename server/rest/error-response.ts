import type { RestError } from './errors.ts';
import { bodiless, isSendable } from './headers.ts';
import type { RestResponse } from './prepare/prepared-request.ts';

export function respondWithError(
  { status, statusText, body, headers }: RestError,
  method: string,
): RestResponse {
  const cause: [string, string] = ['proxy-status', `PostgREST; error=${body.code}`];
  const sentHeaders = {
    'content-type': 'application/json; charset=utf-8',
    // A function may have raised a code with characters that a header cannot contain.
    ...(isSendable(cause) ? Object.fromEntries([cause]) : {}),
    ...headers,
  };
  return withoutBody({
    status,
    ...(statusText ? { statusText } : {}),
    headers: sentHeaders,
    body: method === 'HEAD' ? null : JSON.stringify(body),
  });
}

/** Removes the body if SQL has set a status that allows none. */
export function withoutBody(response: RestResponse): RestResponse {
  return bodiless.has(response.status) ? { ...response, body: null } : response;
}
