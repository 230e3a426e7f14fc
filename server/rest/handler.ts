import type { ApiRequest } from '../http/api-request.ts';
import type { Identify } from '../http/identity/identity.ts';
import type { IsStaff } from '../http/identity/is-staff.ts';
import { type Database, renderSearchPath } from '../postgres/database.ts';
import { TooManyAtOnce } from '../postgres/limit-errors.ts';
import type { Caller, Identity } from '../postgres/request-context.ts';
import { readBody } from './body/body.ts';
import { senderOf } from './body/sender.ts';
import { createRightsChecker } from './check-rights.ts';
import { readContext } from './context.ts';
import { respondWithError, withoutBody } from './error-response.ts';
import { createOpenApi } from './openapi/respond.ts';
import { respondToOptions } from './options.ts';
import { withPreRequest } from './pre-request.ts';
import { createPrepare } from './prepare/prepare-request.ts';
import { requireFilter } from './prepare/prepare-write.ts';
import type { RestResponse } from './prepare/prepared-request.ts';
import { isUnusualForVisitors, readerOf, requireUsual } from './read-limits.ts';
import { chooseSchema } from './request.ts';
import { contentLocationOf, splitUrl } from './rest-url.ts';
import { type RunDeps, runPrepared } from './run.ts';
import { createSchemaHolder } from './schema/schema-holder.ts';
import { defaultSettings, type RestSettings } from './settings.ts';
import { identifier } from './sql/writer.ts';
import { asRestError, internalError } from './sql-errors.ts';
import type { Watch } from './watch.ts';

interface RestOptions {
  database: Database;
  identify: Identify;
  settings?: Partial<RestSettings>;
  watch?: Watch;
  /** Tells staff from others for the limits on sizes: visitors with an account may send and receive less than staff. */
  isStaff?: IsStaff;
  /** Called once for every server error. */
  onServerError?: (error: unknown, request: ApiRequest) => void;
}

type HandleRest = (request: ApiRequest) => Promise<RestResponse>;
export type RestHandler = (request: Request, caller?: Caller) => Promise<Response>;

const methodsWithBody = new Set(['POST', 'PATCH', 'PUT']);
/** Status for the log, so that a disconnected client does not count as a server error. */
const clientClosedRequest = 499;

export function createRestHandler(options: RestOptions): RestHandler {
  return toHandler(createHandleRest(options));
}

export const toHandler =
  (handle: HandleRest): RestHandler =>
  async (request, caller) => {
    const { status, statusText, headers, body } = await handle(Object.assign(request, { caller }));
    const sentHeaders = new Headers();
    for (const [name, values] of Object.entries(headers)) {
      for (const value of Array.isArray(values) ? values : [values])
        sentHeaders.append(name, value);
    }
    return new Response(body, {
      status,
      headers: sentHeaders,
      ...(statusText ? { statusText } : {}),
    });
  };

/** Turns a request into a plan, the plan into SQL, and its result into the response, for any schema. */
export function createHandleRest(options: RestOptions): HandleRest {
  const { database, identify, watch } = options;
  const settings = { ...defaultSettings, ...options.settings };
  const holder = createSchemaHolder(database, settings.schemas, settings.extraSearchPath);
  const prepare = createPrepare({ database, settings, holder, watch });
  const openApi = createOpenApi({ database, settings, holder });
  const rights = createRightsChecker(database, settings.schemas);
  holder.onReload(rights.clear);
  const deps: RunDeps = {
    database,
    searchPaths: searchPathsFor(settings, database),
    hasSeveralSchemas: settings.schemas.length > 1,
    onRead: watch?.onRead,
    isStaff: options.isStaff,
    before: settings.preRequest && renderPreRequest(settings.preRequest),
  };

  /** Rejects visitors before the query is parsed, because parsing costs as much as a short read. */
  const requireFairUse = async ({ caller }: ApiRequest, search: string, identity: Identity) => {
    const wait = typeof caller === 'object' ? database.secondsToWait(caller.network) : 0;
    if (wait === 0 && !isUnusualForVisitors(search)) return;
    if ((await readerOf(identity, caller, options.isStaff)) !== 'visitor') return;
    if (wait > 0) throw new TooManyAtOnce(wait);
    requireUsual(search);
  };

  const readPermittedBody = async (request: ApiRequest, path: string, identity: Identity) => {
    await rights.check(request, path, identity.role);
    return readBody(request, await senderOf(request, identity, options.isStaff));
  };

  const handle = async (request: ApiRequest, identity: Identity): Promise<RestResponse> => {
    const url = splitUrl(request.url);
    if (request.method === 'OPTIONS') {
      const schema = chooseSchema(request.headers, request.method, settings.schemas);
      return withPreRequest(deps, request, url.path, identity, async () =>
        respondToOptions(url.path, schema, await holder.get()),
      );
    }
    if (url.path === '/' && (request.method === 'GET' || request.method === 'HEAD'))
      return withPreRequest(deps, request, url.path, identity, () =>
        openApi(request, identity.role),
      );
    await requireFairUse(request, url.search, identity);
    const body = methodsWithBody.has(request.method)
      ? await readPermittedBody(request, url.path, identity)
      : undefined;
    const { request: parsed, prepared } = await prepare(request, url, body);
    if (identity.role !== 'service_role') requireFilter(parsed);
    const context = readContext(request, url.path);
    const caller = { identity, context, signal: () => request.signal };
    const response = await runPrepared(parsed, prepared, caller, deps);
    if (parsed.target.type === 'relation' && prepared.access === 'read')
      response.headers['content-location'] ??= contentLocationOf(url);
    return response;
  };

  return async (request) => {
    let role = 'anon';
    try {
      const identification = identify(request);
      // Awaiting a value that is not a promise would cost an iteration of the event loop.
      const identity = identification instanceof Promise ? await identification : identification;
      role = identity.role;
      return withoutBody(await handle(request, identity));
    } catch (error) {
      if (request.signal.aborted) return { status: clientClosedRequest, headers: {}, body: null };
      const restError = asRestError(error, role);
      if (!restError || restError.status >= 500) options.onServerError?.(error, request);
      return respondWithError(restError ?? internalError(), request.method);
    }
  };
}

function searchPathsFor(settings: RestSettings, database: Database): Map<string, string> {
  const paths = new Map<string, string>();
  for (const schema of settings.schemas) {
    const otherSchemas = settings.extraSearchPath.filter((extra) => extra !== schema);
    const path = renderSearchPath([schema, ...otherSchemas]);
    if (path !== database.searchPath) paths.set(schema, path);
  }
  return paths;
}

function renderPreRequest(name: string): string {
  return `select ${name.split('.').map(identifier).join('.')}()`;
}
