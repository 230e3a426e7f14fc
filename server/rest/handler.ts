import { LRUCache } from 'lru-cache';
import type { ApiRequest } from '../http/api-request.ts';
import type { Identify } from '../http/identity/identity.ts';
import type { IsStaff } from '../http/identity/is-staff.ts';
import { type Database, renderSearchPath } from '../postgres/database.ts';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import type { Caller, Identity } from '../postgres/request-context.ts';
import type { Answer, Prepared } from './answer.ts';
import { type Body, noBody, readBody } from './body/body.ts';
import { senderOf } from './body/sender.ts';
import { findWrap, shapeOf, type Wrap, withBody } from './body/shape.ts';
import { createRightsChecker } from './check-rights.ts';
import { readContext } from './context.ts';
import { RestError } from './errors.ts';
import { withExplain } from './explain.ts';
import { bodiless, isSendable } from './headers.ts';
import type { PlanSettings } from './plan/read-plan.ts';
import { prepareCall } from './prepare-call.ts';
import { prepareRead } from './prepare-read.ts';
import { prepareWrite } from './prepare-write.ts';
import { isUnusualForVisitors, readerOf, requireUsual } from './read-limits.ts';
import { checkMethod, parseRequest, parseTarget, type RestRequest } from './request.ts';
import { type RunDeps, runPrepared } from './run.ts';
import { createSchemaHolder } from './schema/schema-holder.ts';
import type { SchemaCache } from './schema/types.ts';
import { defaultSettings, type RestSettings } from './settings.ts';
import { canRebind, readShape, rebind } from './shape.ts';
import { asRestError, internalError } from './sql-errors.ts';
import { applyTimezone } from './timezone.ts';
import type { Watch } from './watch.ts';

interface RestOptions {
  database: Database;
  identify: Identify;
  settings?: Partial<RestSettings>;
  watch?: Watch;
  /** For the limits on sizes: visitors with an account may send and receive less than staff. */
  isStaff?: IsStaff;
  /** Called once for every server error. */
  onServerError?: (error: unknown, request: ApiRequest) => void;
}

type AnswerRest = (request: ApiRequest) => Promise<Answer>;
export type RestHandler = (request: Request, caller?: Caller) => Promise<Response>;

interface Ready {
  request: RestRequest;
  prepared: Prepared;
  wrap?: Wrap;
}

const mount = '/rest/v1';
/** Status for the log, so that a disconnected client does not count as a server error. */
const clientClosedRequest = 499;
/** Errors that a stale schema cache may cause. */
const staleCacheErrors = new Set([
  'PGRST200',
  'PGRST202',
  'PGRST204',
  'PGRST205',
  '42703',
  '42704',
]);

export function createRestHandler(options: RestOptions): RestHandler {
  return toHandler(createAnswerRest(options));
}

export const toHandler =
  (answer: AnswerRest): RestHandler =>
  async (request, caller) => {
    const { status, statusText, headers, body } = await answer(Object.assign(request, { caller }));
    const all = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      for (const one of Array.isArray(value) ? value : [value]) all.append(name, one);
    }
    return new Response(body, { status, headers: all, ...(statusText ? { statusText } : {}) });
  };

/** request → plan → SQL → response, for any schema. */
export function createAnswerRest(options: RestOptions): AnswerRest {
  const { database, identify, watch } = options;
  const settings = { ...defaultSettings, ...options.settings };
  const holder = createSchemaHolder(database, settings.schemas, settings.extraSearchPath);
  const ready = new LRUCache<string, Ready>({ max: 1_000 });
  const rights = createRightsChecker(database, settings.schemas);
  let generation = 0;
  holder.onReload(() => {
    generation += 1;
    ready.clear();
    rights.forget();
  });
  const deps: RunDeps = {
    database,
    searchPaths: searchPathsFor(settings, database),
    severalSchemas: settings.schemas.length > 1,
    onRead: watch?.onRead,
    isStaff: options.isStaff,
  };

  const prepareAll = async (
    request: ApiRequest,
    path: string,
    search: string,
    body?: Body,
  ): Promise<Ready> => {
    const parsed = parseRequest(request, path, search, settings);
    await applyTimezone(parsed.preferences, database);
    if (!settings.txOverride) parsed.preferences.tx = undefined;
    const cache = await holder.get();
    const prepare = (known: SchemaCache) =>
      withExplain(
        parsed,
        prepareOne(parsed, body, { ...settings, cache: known, covers: watch?.covers }),
      );
    try {
      return { request: parsed, prepared: prepare(cache) };
    } catch (error) {
      const isMiss = error instanceof RestError && staleCacheErrors.has(error.body.code);
      if (!isMiss || !(await holder.afterMiss())) throw error;
      return { request: parsed, prepared: prepare(await holder.get()) };
    }
  };

  const readyRead = (request: ApiRequest, path: string, search: string): Ready | Promise<Ready> => {
    const shape = readShape(startKey(request, path), search, path.startsWith('/rpc/'));
    const known = ready.get(shape.key);
    if (known) return { request: known.request, prepared: rebind(known.prepared, shape) };
    const before = generation;
    return prepareAll(request, path, search).then((one) => {
      // Do not cache a plan that was made with an older schema.
      if (before === generation && canRebind(one.prepared, shape)) ready.set(shape.key, one);
      return one;
    });
  };

  const readyPost = async (
    request: ApiRequest,
    path: string,
    search: string,
    body: Body,
  ): Promise<Ready> => {
    const shape = shapeOf(body);
    if (shape === undefined) return prepareAll(request, path, search, body);
    const key = `${startKey(request, path)}\n${search}\n${shape.key}`;
    const known = ready.get(key);
    if (known?.wrap)
      return { ...known, prepared: withBody(known.prepared, known.wrap, shape.json) };
    const before = generation;
    const one = await prepareAll(request, path, search, body);
    const wrap = findWrap(one.prepared, shape.json);
    if (before === generation && wrap) ready.set(key, { ...one, wrap });
    return one;
  };

  const readPermitted = async (
    request: ApiRequest,
    path: string,
    identity: Identity,
  ): Promise<Body> => {
    await rights.check(request, path, identity.role);
    return readBody(request, await senderOf(request, identity, options.isStaff));
  };

  const prepareFor = async (
    request: ApiRequest,
    path: string,
    search: string,
    identity: Identity,
  ): Promise<Ready> => {
    switch (request.method) {
      case 'GET':
      case 'HEAD':
        return readyRead(request, path, search);
      case 'POST':
        return readyPost(request, path, search, await readPermitted(request, path, identity));
      case 'PATCH':
      case 'PUT':
        return prepareAll(request, path, search, await readPermitted(request, path, identity));
      default:
        return prepareAll(request, path, search);
    }
  };

  const handle = async (request: ApiRequest, identity: Identity): Promise<Answer> => {
    const { path, search } = splitUrl(request.url);
    if (request.method === 'OPTIONS') return optionsAnswer(path);
    const { caller } = request;
    const wait = typeof caller === 'object' ? database.secondsToWait(caller.network) : 0;
    // Before the query is parsed, which costs as much as a read.
    if (wait > 0 || isUnusualForVisitors(search)) {
      const found = readerOf(identity, caller, options.isStaff);
      if ((await found) === 'visitor') {
        if (wait > 0) throw new TooManyAtOnce(wait);
        requireUsual(search);
      }
    }
    const one = await prepareFor(request, path, search, identity);
    const context = readContext(request, path);
    return runPrepared(one.request, one.prepared, identity, context, deps, () => request.signal);
  };

  return async (request) => {
    let role = 'anon';
    try {
      const found = identify(request);
      const identity = found instanceof Promise ? await found : found;
      role = identity.role;
      return withoutBody(await handle(request, identity));
    } catch (error) {
      if (request.signal.aborted) return { status: clientClosedRequest, headers: {}, body: null };
      const known = asRestError(error, role);
      if (!known || known.status >= 500) options.onServerError?.(error, request);
      return errorAnswer(known ?? internalError(), request.method);
    }
  };
}

function prepareOne(
  request: RestRequest,
  body: Body | undefined,
  settings: RestSettings & PlanSettings,
): Prepared {
  if (request.target.type === 'function') return prepareCall(request, body, settings);
  if (request.method === 'GET' || request.method === 'HEAD') return prepareRead(request, settings);
  return prepareWrite(request, body ?? noBody, settings);
}

/** Everything except query and body on which the preparation of a read or a post depends. */
function startKey({ headers, method }: ApiRequest, path: string): string {
  const accept = headers.get('accept') ?? '';
  const isPost = method === 'POST';
  const profile = headers.get(isPost ? 'content-profile' : 'accept-profile') ?? '';
  const prefer = headers.get('prefer') ?? '';
  return `${method}\n${path}\n${accept}\n${profile}\n${prefer}\n${headers.get('range') ?? ''}`;
}

function splitUrl(url: string): { path: string; search: string } {
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

function searchPathsFor(settings: RestSettings, database: Database): Map<string, string> {
  const paths = new Map<string, string>();
  for (const schema of settings.schemas) {
    const others = settings.extraSearchPath.filter((extra) => extra !== schema);
    const path = renderSearchPath([schema, ...others]);
    if (path !== database.searchPath) paths.set(schema, path);
  }
  return paths;
}

function optionsAnswer(path: string): Answer {
  const target = parseTarget(path);
  checkMethod('OPTIONS', target);
  const allow =
    target.type === 'function' ? 'OPTIONS,GET,HEAD,POST' : 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE';
  return { status: 200, headers: { allow }, body: null };
}

function errorAnswer({ status, statusText, body, headers }: RestError, method: string): Answer {
  const cause: [string, string] = ['proxy-status', `PostgREST; error=${body.code}`];
  const all = {
    'content-type': 'application/json; charset=utf-8',
    // A function may have raised a code with characters that a header cannot contain.
    ...(isSendable(cause) ? Object.fromEntries([cause]) : {}),
    ...headers,
  };
  return withoutBody({
    status,
    ...(statusText ? { statusText } : {}),
    headers: all,
    body: method === 'HEAD' ? null : JSON.stringify(body),
  });
}

/** Removes the body if SQL has set a status that allows none. */
function withoutBody(answer: Answer): Answer {
  return bodiless.has(answer.status) ? { ...answer, body: null } : answer;
}
