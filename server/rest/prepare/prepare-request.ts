import { LRUCache } from 'lru-cache';
import type { ApiRequest } from '../../http/api-request.ts';
import type { Database } from '../../postgres/database.ts';
import { type Body, noBody } from '../body/body.ts';
import { findWrap, shapeOf, type Wrap, withBody } from '../body/shape.ts';
import { RestError } from '../errors.ts';
import { chooseMediaType, type MediaType } from '../media-type.ts';
import type { PlanSettings } from '../plan/read-plan.ts';
import { type ParsedRequest, parseRequest, type RestRequest } from '../request.ts';
import type { SchemaHolder } from '../schema/schema-holder.ts';
import type { FunctionName, SchemaCache, SqlFunction } from '../schema/types.ts';
import type { RestSettings } from '../settings.ts';
import { canRebind, readShape, rebind } from '../shape.ts';
import { applyTimezone } from '../timezone.ts';
import type { Watch } from '../watch.ts';
import { withExplain } from './explain.ts';
import { prepareCall, resolveCall } from './prepare-call.ts';
import { getRelation, prepareRead } from './prepare-read.ts';
import { prepareWrite } from './prepare-write.ts';
import type { PreparedRequest } from './prepared-request.ts';

/** A parsed request with the statement that produces the response. */
interface PlannedRequest {
  request: RestRequest;
  prepared: PreparedRequest;
}

/** The part of a URL after the mount point. */
export interface RestUrl {
  path: string;
  search: string;
}

interface Options {
  database: Database;
  settings: RestSettings;
  holder: SchemaHolder;
  watch: Watch | undefined;
}

/** Errors that a stale schema cache may cause. */
const staleCacheErrors = new Set([
  'PGRST200',
  'PGRST202',
  'PGRST204',
  'PGRST205',
  '42703',
  '42704',
]);

/** A prepared request that is used again for others of the same shape, with their values. */
interface Template extends PlannedRequest {
  wrap?: Wrap;
}

/**
 * Parses a request and plans its statement. Requests that differ only in values share one plan, because
 * planning costs more than a short read.
 */
export function createPrepare({ database, settings, holder, watch }: Options) {
  const templates = new LRUCache<string, Template>({ max: 1_000 });
  let generation = 0;
  holder.onReload(() => {
    generation += 1;
    templates.clear();
  });

  const plan = async (
    request: ApiRequest,
    { path, search }: RestUrl,
    body?: Body,
  ): Promise<PlannedRequest> => {
    const parsed = parseRequest(request, path, search, settings);
    await applyTimezone(parsed.preferences, database);
    if (!settings.txOverride) parsed.preferences.tx = undefined;
    const planWith = (cache: SchemaCache) =>
      planOne(parsed, body, { ...settings, cache, covers: watch?.covers });
    const cache = await holder.get();
    try {
      return planWith(cache);
    } catch (error) {
      const isMiss = error instanceof RestError && staleCacheErrors.has(error.body.code);
      if (!isMiss || !(await holder.afterMiss())) throw error;
      return planWith(await holder.get());
    }
  };

  /** A template that was planned with an older schema is not cached. */
  const cacheTemplate = (key: string, plannedGeneration: number, template: Template) => {
    if (plannedGeneration === generation) templates.set(key, template);
  };

  const prepareRepeatedRead = (request: ApiRequest, url: RestUrl) => {
    const shape = readShape(headKey(request, url), url.search, url.path.startsWith('/rpc/'));
    const template = templates.get(shape.key);
    if (template) return { ...template, prepared: rebind(template.prepared, shape) };
    const plannedGeneration = generation;
    return plan(request, url).then((planned) => {
      if (canRebind(planned.prepared, shape)) cacheTemplate(shape.key, plannedGeneration, planned);
      return planned;
    });
  };

  const prepareRepeatedPost = async (request: ApiRequest, url: RestUrl, body: Body) => {
    const shape = shapeOf(body);
    if (shape === undefined) return plan(request, url, body);
    const key = `${headKey(request, url)}\n${url.search}\n${shape.key}`;
    const template = templates.get(key);
    if (template?.wrap)
      return { ...template, prepared: withBody(template.prepared, template.wrap, shape.json) };
    const plannedGeneration = generation;
    const planned = await plan(request, url, body);
    const wrap = findWrap(planned.prepared, shape.json);
    if (wrap) cacheTemplate(key, plannedGeneration, { ...planned, wrap });
    return planned;
  };

  return (
    request: ApiRequest,
    url: RestUrl,
    body?: Body,
  ): PlannedRequest | Promise<PlannedRequest> => {
    const { method } = request;
    if (method === 'GET' || method === 'HEAD') return prepareRepeatedRead(request, url);
    if (method === 'POST' && body) return prepareRepeatedPost(request, url, body);
    return plan(request, url, body);
  };
}

function planOne(
  parsed: ParsedRequest,
  body: Body | undefined,
  settings: RestSettings & PlanSettings,
): PlannedRequest {
  const call = parsed.target.type === 'function' ? resolveCall(parsed, body, settings) : undefined;
  const target = call
    ? resultOf(call.fn)
    : getRelation(settings.cache, parsed.schema, parsed.target.name);
  const request = { ...parsed, media: negotiate(parsed, target, settings) };
  const prepare = () => {
    if (call) return prepareCall(request, call, settings);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return isRead
      ? prepareRead(request, settings)
      : prepareWrite(request, body ?? noBody, settings);
  };
  return { request, prepared: withExplain(request, prepare()) };
}

/** Rows of a table have the media types of that table, other results the media types of the function. */
const resultOf = (fn: SqlFunction): FunctionName =>
  fn.returns.type === 'rows' ? fn.returns.relation : fn;

function negotiate(
  { accept, query: { select } }: ParsedRequest,
  target: FunctionName,
  { cache, plan }: RestSettings & PlanSettings,
): MediaType {
  const isDefaultSelect = select.length === 1 && select[0]?.type === 'star';
  return chooseMediaType(accept, plan, (mediaType) =>
    cache.mediaHandler(target, mediaType, isDefaultSelect),
  );
}

/** Everything except query and body on which the preparation of a read or a post depends. */
function headKey({ headers, method }: ApiRequest, { path }: RestUrl): string {
  const accept = headers.get('accept') ?? '';
  const isPost = method === 'POST';
  const profile = headers.get(isPost ? 'content-profile' : 'accept-profile') ?? '';
  const prefer = headers.get('prefer') ?? '';
  return `${method}\n${path}\n${accept}\n${profile}\n${prefer}\n${headers.get('range') ?? ''}`;
}
