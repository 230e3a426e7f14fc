import type { ApiHeaders, ApiRequest } from '../http/api-request.ts';
import {
  invalidPath,
  invalidRpcMethod,
  rootDisabled,
  schemaNotExposed,
  unsupportedMethod,
} from './errors.ts';
import type { MediaType } from './media-type.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { type ParsedQuery, parseQuery } from './query/query.ts';
import { applyRange } from './range.ts';
import type { RestSettings } from './settings.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

interface Target {
  type: 'relation' | 'function';
  name: string;
}

export interface RestRequest {
  method: Method;
  target: Target;
  schema: string;
  query: ParsedQuery;
  preferences: Preferences;
  media: MediaType;
}

/** A request whose media type is chosen when its relation or function is known. */
export type ParsedRequest = Omit<RestRequest, 'media'> & { accept: string | null };

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const functionMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

export function parseTarget(path: string): Target {
  const parts = path.split('/').filter(Boolean);
  const [first, second] = parts;
  if (first === undefined) {
    throw rootDisabled('Root endpoint metadata is disabled');
  }
  if (first === 'rpc' && second !== undefined && parts.length === 2) {
    return { type: 'function', name: decode(second) };
  }
  if (parts.length > 1) throw invalidPath('Invalid path specified in request URL');
  return { type: 'relation', name: decode(first) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalidPath('Invalid path specified in request URL');
  }
}

export function checkMethod(method: string, target: Target): asserts method is Method {
  if (target.type === 'function' && !functionMethods.has(method)) {
    throw invalidRpcMethod(`Cannot use the ${method} method on RPC`);
  }
  if (!methods.has(method)) throw unsupportedMethod(`Unsupported HTTP method: ${method}`);
}

export function parseRequest(
  { headers, method }: Pick<ApiRequest, 'headers' | 'method'>,
  path: string,
  search: string,
  settings: RestSettings,
): ParsedRequest {
  const target = parseTarget(path);
  checkMethod(method, target);
  const schema = chooseSchema(headers, method, settings.schemas);
  const isRead = method === 'GET' || method === 'HEAD';
  const preferences = parsePreferences(headers.get('prefer'));
  const query = parseQuery(new URLSearchParams(search), {
    argsAllowed: target.type === 'function' && isRead,
  });
  if (method === 'GET') applyRange(query, headers.get('range'));
  return { method, target, schema, query, preferences, accept: headers.get('accept') };
}

export function chooseSchema(headers: ApiHeaders, method: string, exposed: string[]): string {
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = headers.get(isRead ? 'accept-profile' : 'content-profile');
  const schema = profile || exposed[0];
  if (schema === undefined || !exposed.includes(schema)) {
    throw schemaNotExposed(
      `Invalid schema: ${schema}`,
      null,
      `Only the following schemas are exposed: ${exposed.join(', ')}`,
    );
  }
  return schema;
}
