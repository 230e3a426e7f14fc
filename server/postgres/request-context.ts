/** The role PostgreSQL runs a request as, and the claims that policies read. */
export interface Identity {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The sender of a request: a page that is being rendered, or a client, identified by its network. */
export type Caller =
  | 'page'
  | {
      readonly network: string;
      /** True if the server acts on the result of the read, which therefore has to be current. */
      readonly acts?: boolean;
    };

/** The entry of `request.headers` in which SQL functions find the network of the client. */
export const networkHeader = 'x-client-network';

export interface RequestContext {
  /** Undefined if the server acts for a user without a request of theirs. */
  caller?: Caller;
  method?: string;
  path?: string;
  /** JSON objects as text. */
  headers?: string;
  cookies?: string;
  searchPath?: string;
  timeZone?: string;
  /** The trace that tasks queued by the statement continue. */
  traceparent?: string;
  /** A statement that runs before the statement of the request, in the same transaction. */
  before?: string;
}

const settings = [
  'role',
  'request.jwt.claims',
  'request.method',
  'request.path',
  'request.headers',
  'request.cookies',
  'statement_timeout',
  'transaction_read_only',
  // Set for every request: a function may have changed it for the whole connection.
  'search_path',
];

export const contextStatement = 'request_context';
export const namedContextStatement = 'request_context_named';

/** Runs once per connection, so that no batch has to parse the statements that all batches share. */
export function sessionSetup(searchPath: string): string {
  const calls = settings.map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  const types = settings.map(() => 'text').join(', ');
  return [
    // A pooler may hand over a connection with the statements of an earlier client, under the same names.
    'deallocate all',
    'set jit = off',
    `set search_path = ${searchPath}`,
    // The outer list is empty, because set_config returns its value, and nobody reads a copy of the headers and claims.
    `prepare ${contextStatement} (${types}) as select from (select ${calls.join(', ')} offset 0) as settings`,
    `prepare ${namedContextStatement} (text, text) as select from (select set_config($1, $2, true) offset 0) as setting`,
  ].join(';\n');
}

export function contextValues(
  identity: Identity,
  context: RequestContext,
  timeoutMs: number,
  readOnly: boolean,
  searchPath: string,
): string[] {
  return [
    identity.role,
    claimsText(identity),
    context.method ?? '',
    context.path ?? '',
    context.headers ?? '{}',
    context.cookies ?? '{}',
    String(timeoutMs),
    readOnly ? 'on' : 'off',
    context.searchPath ?? searchPath,
  ];
}

/** Settings that few requests need; they are not part of the statement that every request runs. */
export function extraSettings({ timeZone, traceparent }: RequestContext): [string, string][] {
  if (!timeZone && !traceparent) return noSettings;
  const extra: [string, string][] = timeZone ? [['timezone', timeZone]] : [];
  return traceparent ? [...extra, ['alpaca.traceparent', traceparent]] : extra;
}

/** The claims as policies read them. Requests with an API token have another role than the user they act for. */
export const renderClaims = ({ role, claims }: Identity): string =>
  JSON.stringify({ ...claims, role: claims.role || role });

const noSettings: [string, string][] = [];
const texts = new WeakMap<object, string>();

/** Cached per claims object: verified tokens are cached too, so the same object returns with each request. */
function claimsText({ role, claims }: Identity): string {
  let text = texts.get(claims);
  if (text === undefined) {
    text = renderClaims({ role, claims });
    texts.set(claims, text);
  }
  return text;
}
