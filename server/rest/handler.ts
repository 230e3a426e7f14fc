import type { Identify } from '../http/identity.ts';
import { type Database, renderSearchPath } from '../postgres/database.ts';
import { Lru } from '../postgres/lru.ts';
import type { Identity } from '../postgres/request-context.ts';
import type { Prepared } from './answer.ts';
import { readContext } from './context.ts';
import { RestError } from './errors.ts';
import { withExplain } from './explain.ts';
import { bodiless } from './headers.ts';
import { prepareCall } from './prepare-call.ts';
import { prepareRead } from './prepare-read.ts';
import { prepareWrite } from './prepare-write.ts';
import {
  checkMethod,
  type Method,
  parseRequest,
  parseTarget,
  type RestRequest,
} from './request.ts';
import { type RunDeps, runPrepared } from './run.ts';
import { createSchemaHolder } from './schema/schema-holder.ts';
import type { SchemaCache } from './schema/types.ts';
import { defaultSettings, type RestSettings } from './settings.ts';
import { canRebind, readShape, rebind } from './shape.ts';
import { asRestError, internalError } from './sql-errors.ts';
import { applyTimezone } from './timezone.ts';

export interface RestOptions {
  database: Database;
  identify: Identify;
  settings?: Partial<RestSettings>;
  /** Told once of every fault that is not the client's. */
  onFault?: (error: unknown, request: Request) => void;
}

export type RestHandler = (request: Request) => Promise<Response>;

interface Ready {
  request: RestRequest;
  prepared: Prepared;
}

const mount = '/rest/v1';
/** Faults that a schema cache gone stale could explain. */
const misses = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205', '42703', '42704']);

/** request → plan → SQL → response, for any schema. */
export function createRestHandler(options: RestOptions): RestHandler {
  const { database, identify } = options;
  const settings = { ...defaultSettings, ...options.settings };
  const holder = createSchemaHolder(database, settings.schemas, settings.extraSearchPath);
  const ready = new Lru<string, Ready>(1_000);
  let generation = 0;
  holder.onReload(() => {
    generation += 1;
    ready.clear();
  });
  const deps: RunDeps = {
    database,
    searchPaths: searchPathsFor(settings, database),
    severalSchemas: settings.schemas.length > 1,
  };

  const prepareAll = async (request: Request, path: string, search: string): Promise<Ready> => {
    const parsed = parseRequest(request, path, search, settings);
    await applyTimezone(parsed.preferences, database);
    if (!settings.txOverride) parsed.preferences.tx = undefined;
    const cache = await holder.get();
    const body = await readBody(request, parsed.method);
    const prepare = (known: SchemaCache) =>
      withExplain(parsed, prepareOne(parsed, body, { ...settings, cache: known }));
    try {
      return { request: parsed, prepared: prepare(cache) };
    } catch (error) {
      const isMiss = error instanceof RestError && misses.has(error.body.code);
      if (!isMiss || !(await holder.afterMiss())) throw error;
      return { request: parsed, prepared: prepare(await holder.get()) };
    }
  };

  const readyRead = (request: Request, path: string, search: string): Ready | Promise<Ready> => {
    const shape = readShape(startKey(request, path), search, path.startsWith('/rpc/'));
    const known = ready.get(shape.key);
    if (known) return { request: known.request, prepared: rebind(known.prepared, shape) };
    const before = generation;
    return prepareAll(request, path, search).then((one) => {
      // What was planned on an older schema must not outlive it.
      if (before === generation && canRebind(one.prepared, shape)) ready.set(shape.key, one);
      return one;
    });
  };

  const handle = async (request: Request, identity: Identity): Promise<Response> => {
    const { path, search } = splitUrl(request.url);
    const { method } = request;
    if (method === 'OPTIONS') return optionsResponse(path);
    const one =
      method === 'GET' || method === 'HEAD'
        ? await readyRead(request, path, search)
        : await prepareAll(request, path, search);
    const context = readContext(request, path);
    return runPrepared(one.request, one.prepared, identity, context, deps, () => request.signal);
  };

  return async (request) => {
    let role = 'anon';
    try {
      const found = identify(request);
      const identity = found instanceof Promise ? await found : found;
      role = identity.role;
      return await handle(request, identity);
    } catch (error) {
      const known = asRestError(error, role);
      if (!known || known.status >= 500) options.onFault?.(error, request);
      return errorResponse(known ?? internalError(), request.method);
    }
  };
}

interface Body {
  text: string;
  bytes: Buffer;
  contentType: string;
}

function prepareOne(
  request: RestRequest,
  body: Body | undefined,
  settings: RestSettings & { cache: SchemaCache },
): Prepared {
  if (request.target.type === 'function') return prepareCall(request, body, settings);
  if (request.method === 'GET' || request.method === 'HEAD') return prepareRead(request, settings);
  return prepareWrite(request, body ?? { text: '', contentType: '' }, settings);
}

async function readBody(request: Request, method: Method): Promise<Body | undefined> {
  if (method !== 'POST' && method !== 'PATCH' && method !== 'PUT') return undefined;
  const bytes = Buffer.from(await request.arrayBuffer());
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return { bytes, text: bytes.toString('utf8'), contentType: type.trim().toLowerCase() };
}

/** Everything but the query that the preparation of a read depends on. */
function startKey({ headers, method }: Request, path: string): string {
  const accept = headers.get('accept') ?? '';
  const profile = headers.get('accept-profile') ?? '';
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

function optionsResponse(path: string): Response {
  const target = parseTarget(path);
  checkMethod('OPTIONS', target);
  const allow =
    target.type === 'function' ? 'OPTIONS,GET,HEAD,POST' : 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE';
  return new Response(null, { status: 200, headers: { allow } });
}

function errorResponse({ status, body, headers }: RestError, method: string): Response {
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'proxy-status': `PostgREST; error=${body.code}`,
    ...headers,
  };
  const isBare = method === 'HEAD' || bodiless.has(status);
  return new Response(isBare ? null : JSON.stringify(body), { status, headers: all });
}
