import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { HTTPException } from 'hono/http-exception';
import { mebibyte } from '../domain/units.ts';
import { isFrequentAuth } from './auth/frequent-requests.ts';
import type { Config } from './boot/config.ts';
import { apiFastPath, type Middleware } from './http/api-fast-path.ts';
import type { AnyResponse, ApiRequest } from './http/api-request.ts';
import { clientAddress } from './http/client/client-address.ts';
import { isClientDisconnected } from './http/client/client-disconnected.ts';
import { networkOf } from './http/client/client-network.ts';
import { createNetworkOf } from './http/client/network-of-request.ts';
import type { Environment } from './http/environment.ts';
import { health } from './http/health.ts';
import type { FindStaff } from './http/identity/find-staff.ts';
import { type Gauges, type Metrics, metricsRoute } from './http/metrics.ts';
import { afterWrite } from './http/middleware/after-write.ts';
import { cors } from './http/middleware/cors.ts';
import { normalizePath } from './http/middleware/normalize-path.ts';
import { createLimiter, type RateLimitKey, rateLimit } from './http/middleware/rate-limit.ts';
import { readOnly } from './http/middleware/read-only.ts';
import { type Observe, requestLog } from './http/middleware/request-log.ts';
import { securityHeaders } from './http/middleware/security-headers.ts';
import { staticFiles } from './http/middleware/static-files.ts';
import type { Database } from './postgres/database.ts';
import type { Caller } from './postgres/request-context.ts';
import type { Pages } from './ssr/pages.ts';
import { showFormAgain } from './ssr/show-form-again.ts';
import { isDownload } from './storage/fast-downloads.ts';
import type { Logger } from './support/logger.ts';

// The order of middleware and mounts. Building the app has no side effect.

type Parts = {
  config: Pick<Config, 'PUBLIC_URL' | 'TRUST_PROXY' | 'METRICS_TOKEN'>;
  logger: Logger;
  observe: Observe;
  metrics: Metrics;
  gauges: Gauges;
  database: Pick<Database, 'query' | 'replica'>;
  isReady: () => Promise<boolean>;
  findStaff: FindStaff;
  rest: (request: Request, caller: Caller) => Promise<Response>;
  realtime: Hono<Environment>;
  auth: Hono<Environment>;
  storage: Hono<Environment>;
  functions: Hono<Environment>;
  pages: Pages;
  /** Folder of the built scripts and styles. Absent in development, where Vite serves them. */
  files?: string;
};

/** Services that respond to OPTIONS themselves, with the methods of the path. */
const describesOptions = new Set(['rest', 'storage']);
const calls = { burst: 5000, perSecond: 500 };

export function createApp(parts: Parts): Hono<Environment> {
  const { config, logger, database, isReady, rest, realtime, auth, storage, functions } = parts;
  const { pages, files, observe, metrics, gauges } = parts;
  const app = new Hono<Environment>();
  const networkOfClient = (context: Context<Environment>) =>
    networkOf(clientAddress(context, config.TRUST_PROXY));
  const limit = (
    name: string,
    { burst, perSecond }: { burst: number; perSecond: number },
    key: RateLimitKey = networkOfClient,
  ) => rateLimit({ name, database, burst, perSecond, lease: burst / 100, key });
  // Visitors of an office or a conference must not use up the calls of staff at the same address.
  const staffOrNetwork = async (context: Context<Environment>) => {
    const staff = await parts.findStaff(context.req.raw);
    return staff ? `staff:${staff}` : networkOfClient(context);
  };

  // Before the log: load balancers ask every second.
  app.route('/', health({ isReady }));
  app.route('/', metricsRoute({ metrics, gauges, token: config.METRICS_TOKEN }));

  app.use(requestLog(logger, observe));
  app.use(securityHeaders({ https: config.PUBLIC_URL.startsWith('https:') }));

  for (const service of ['auth', 'rest', 'realtime', 'storage', 'functions', 'graphql'])
    app.use(`/${service}/v1/*`, cors({ passOptions: describesOptions.has(service) }));
  app.use('/rest/v1/rpc/*', limit('rpc', calls));
  app.use('/functions/v1/*', limit('functions', { burst: 300, perSecond: 5 }, staffOrNetwork));
  app.use('/storage/v1/render/*', limit('render', { burst: 200, perSecond: 10 }));
  const { replica } = database;
  if (replica) {
    const hold = (getsWrite: boolean) => afterWrite({ ...replica, getsWrite });
    for (const service of ['auth', 'functions']) app.use(`/${service}/v1/*`, hold(true));
    app.use('/storage/v1/*', hold(false));
  }
  // Before compression: a range request asks for bytes of the file itself, not of its compressed form.
  app.route('/storage/v1', storage);
  app.use(compress());
  app.all('/rest/v1/*', (context) => rest(context.req.raw, { network: networkOfClient(context) }));
  app.route('/auth/v1', auth);
  app.route('/realtime/v1', realtime);
  app.use('/functions/v1/*', showFormAgain(pages, networkOfClient));
  app.route('/functions/v1', functions);
  // A client that asks for a protocol expects JSON, not a page.
  app.all('/graphql/v1/*', (context) =>
    context.json({ message: 'There is no such endpoint' }, 404),
  );

  if (files) app.use(staticFiles(files));
  app.use(bodyLimit({ maxSize: mebibyte }), readOnly, normalizePath);
  app.all('*', (context) =>
    pages(context.req.raw, { logger: context.get('logger'), network: networkOfClient(context) }),
  );

  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (isClientDisconnected(error)) return context.body(null, 400);
    context.get('logger').error({ err: error }, 'request failed');
    const requestId = context.get('requestId');
    return context.json({ message: 'Something went wrong on our side.', requestId }, 500);
  });
  return app;
}

/** Serves downloads of files. */
export function createDownloadFastPath(
  parts: FastPathParts & { handleDownload: HandleApi },
): Middleware {
  return apiFastPath({
    handles: isDownload,
    handle: parts.handleDownload,
    sendsFiles: true,
    ...fastPathOptions(parts),
  });
}

type FastPathParts = Pick<Parts, 'config' | 'logger' | 'observe'>;
type HandleApi = (request: ApiRequest, incoming: IncomingMessage) => Promise<AnyResponse>;

const fastPathOptions = ({ config, logger, observe }: FastPathParts) => ({
  networkOf: createNetworkOf(config.TRUST_PROXY),
  https: config.PUBLIC_URL.startsWith('https:'),
  logger,
  observe,
});

/** Serves the data API without the middleware, which would cost more than the response itself. */
export function createRestFastPath(
  parts: FastPathParts & Pick<Parts, 'database'> & { handleRest: HandleApi },
): Middleware {
  const { database, handleRest } = parts;
  const limitCalls = createLimiter({ name: 'rpc', database, ...calls, lease: calls.burst / 100 });
  return apiFastPath({
    handles: ({ url = '' }) => url.startsWith('/rest/v1/'),
    handle: handleRest,
    secondsToWait: ({ url = '' }, network) => (isCall.test(url) ? limitCalls(network) : 0),
    ...fastPathOptions(parts),
  });
}

/** Serves the endpoints of the auth service that clients call all the time. */
export function createAuthFastPath(parts: FastPathParts & { handleAuth: HandleApi }): Middleware {
  return apiFastPath({
    handles: isFrequentAuth,
    handle: parts.handleAuth,
    ...fastPathOptions(parts),
  });
}

const isCall = /^\/rest\/v1\/+rpc\//;
