import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../domain/database.types.ts';
import type { ApiRequest, ApiResponse } from '../../http/api-request.ts';

// For each of its requests a page creates only the fields that the handler and the client use. Objects of the web
// (Request, Response and their streams) would cost more than parsing the rows.

type Handle = (request: ApiRequest) => Promise<ApiResponse>;

/** Creates the official client with a public key. It calls the handler directly instead of over a socket. */
export function createInProcessClient(
  url: string,
  key: string,
  handle: Handle,
): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    // No retry: a visitor would wait a second. The page is rendered without the missing data instead.
    db: { retry: false },
    // There is no session to look up before each request.
    accessToken: async () => key,
    global: { fetch: async (input, init) => toResponse(await handle(toApiRequest(input, init))) },
  });
}

const neverAborted = new AbortController().signal;

function toApiRequest(input: string | URL | Request, init: RequestInit = {}): ApiRequest {
  const headers = init.headers instanceof Headers ? init.headers : new Headers(init.headers);
  const body = Buffer.from(String(init.body ?? ''));
  // The handler reads nothing of a body without a length.
  if (body.length > 0) headers.set('content-length', String(body.length));
  return {
    url: String(input),
    method: init.method ?? 'GET',
    headers,
    signal: init.signal ?? neverAborted,
    arrayBuffer: async () => body,
    caller: 'page',
  };
}

type UsedOfResponse = Pick<Response, 'ok' | 'status' | 'statusText' | 'text'> & {
  headers: Pick<Headers, 'get'>;
};

function toResponse({ status, statusText = '', headers, body }: ApiResponse): Response {
  const response: UsedOfResponse = {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
    text: async () => body?.toString() ?? '',
  };
  return response as Response;
}
