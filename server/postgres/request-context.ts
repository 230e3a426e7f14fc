/** Who asks: the role PostgreSQL shall act as, and the claims policies read. */
export interface Identity {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Who sent a request: a page that is being rendered, or a client by its network. */
export type Caller = 'page' | { readonly network: string };

/** The name among `request.headers` under which SQL finds the network of a client. */
export const networkHeader = 'x-client-network';

export interface RequestContext {
  /** Unknown where the server acts for somebody of its own accord. */
  caller?: Caller;
  method?: string;
  path?: string;
  /** JSON objects as text. */
  headers?: string;
  cookies?: string;
  searchPath?: string;
  timeZone?: string;
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
  // Also where it never differs: a function may have changed it for the whole connection.
  'search_path',
];

export const contextStatement = 'request_context';
export const namedContextStatement = 'request_context_named';

/** Run once per connection, so that no batch ever has to parse the statements all of them share. */
export function sessionSetup(searchPath: string): string {
  const calls = settings.map((name, index) => `set_config('${name}', $${index + 1}, true)`);
  const types = settings.map(() => 'text').join(', ');
  return [
    'set jit = off',
    `set search_path = ${searchPath}`,
    `prepare ${contextStatement} (${types}) as select ${calls.join(', ')}`,
    `prepare ${namedContextStatement} (text, text) as select set_config($1, $2, true)`,
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

/** Settings that few requests carry; kept out of the statement that every request runs. */
export function rareSettings(context: RequestContext): [string, string][] {
  return context.timeZone ? [['timezone', context.timeZone]] : noSettings;
}

const noSettings: [string, string][] = [];
const texts = new WeakMap<object, string>();

/** Verified tokens are cached with their claims, so the same object comes back again and again. */
function claimsText({ role, claims }: Identity): string {
  let text = texts.get(claims);
  if (text === undefined) {
    text = JSON.stringify({ ...claims, role });
    texts.set(claims, text);
  }
  return text;
}
