import type { Connect } from 'vite';
import {
  createApp,
  createAuthFastPath,
  createDownloadFastPath,
  createRestFastPath,
} from '../app.ts';
import { createCdnHeaders } from '../cdn/page-tags.ts';
import { startPurger } from '../cdn/purger.ts';
import type { Middleware } from '../http/api-fast-path.ts';
import { createNetworkOf } from '../http/client/network-of-request.ts';
import { listen } from '../http/listen.ts';
import { Metrics } from '../http/metrics.ts';
import { logRequest, type Observe } from '../http/middleware/request-log.ts';
import { shareFairly } from '../http/pacing/fair-share.ts';
import type { Database } from '../postgres/database.ts';
import { clientFiles, type LoadBuild } from '../ssr/build.ts';
import { createPageCache } from '../ssr/cache/page-cache.ts';
import { Refreshes } from '../ssr/cache/refreshes.ts';
import { pageFastPath } from '../ssr/page-fast-path.ts';
import type { PageRoutes } from '../ssr/page-routes.ts';
import { createPages } from '../ssr/pages.ts';
import type { RenderResult } from '../ssr/render-page.ts';
import { siteOf } from '../ssr/site.ts';
import type { Logger } from '../support/logger.ts';
import type { Config } from './config.ts';
import { createGauges } from './gauges.ts';
import { purgeTemplateOf } from './purge-template.ts';
import type { Services } from './services.ts';

type Serving = { url: string; stop: () => Promise<void> };

/** The parts that `npm run dev` replaces, so that pages reload. */
export type Development = { loadBuild: LoadBuild; middleware: Connect.Server };

type ServeOptions = {
  config: Config;
  logger: Logger;
  database: Database;
  services: Services;
  development: Development | undefined;
  loadBuild: LoadBuild;
  routes: PageRoutes;
  traceRequests: Middleware | undefined;
  /** True when the start is complete. */
  isComplete: () => boolean;
};

/** Serves the site and the API. */
export async function serve(serving: ServeOptions): Promise<Serving> {
  const { config, logger, database, services, development, isComplete } = serving;
  const { loadBuild, routes, traceRequests } = serving;
  const {
    handleRest,
    rest,
    realtime,
    auth,
    handleAuth,
    storage,
    handleDownload,
    functions,
    anonKey,
    anonymousClient,
    showPerson,
    describeApi,
    findStaff,
  } = services;
  const cdnHeaders =
    config.CDN_MAX_AGE > 0
      ? await createCdnHeaders(database.query, {
          control: config.CDN_CONTROL,
          maxAge: config.CDN_MAX_AGE,
        })
      : undefined;
  const cache = development ? undefined : await createPageCache(database, cdnHeaders);
  // After the cache, so that it has marked its pages as stale before they are purged.
  const stopPurger = await startPurger({
    database,
    logger,
    template: purgeTemplateOf(config),
    maxAge: config.CDN_MAX_AGE,
  });
  const https = config.PUBLIC_URL.startsWith('https:');
  const metrics = new Metrics();
  const observe: Observe = (response) => {
    metrics.observe(response);
    logRequest(logger, response);
  };
  const refreshes = new Refreshes<RenderResult>();
  const pages = createPages({
    loadBuild,
    routes,
    refreshes,
    mode: development ? 'development' : 'production',
    cache,
    context: {
      supabase: anonymousClient,
      showPerson,
      describeApi,
      site: siteOf(config),
      publicKeys: { supabaseUrl: config.PUBLIC_URL, anonKey },
      maxRows: config.REST_MAX_ROWS,
    },
  });

  let isDraining = false;
  const isReady = async () =>
    isComplete() && !isDraining && (await database.query('select')).rowCount === 1;
  const files = development ? undefined : clientFiles;
  const app = createApp({
    config,
    logger,
    observe,
    metrics,
    gauges: createGauges({ database, cache, realtime, dataDir: config.DATA_DIR }),
    database,
    isReady,
    findStaff,
    rest,
    realtime: realtime.app,
    auth,
    storage,
    functions,
    pages,
    files,
  });
  const networkOf = createNetworkOf(config.TRUST_PROXY);
  const { server, port, close } = await listen({
    app,
    ...listenOptionsOf(config),
    networkOf,
    middleware: [
      ...(traceRequests ? [traceRequests] : []),
      shareFairly({
        networkOf,
        onRestrict: () =>
          logger.warn('requests of one network wait, because it keeps the process busy'),
      }),
      createRestFastPath({ config, logger, observe, database, handleRest }),
      createAuthFastPath({ config, logger, observe, handleAuth }),
      createDownloadFastPath({ config, logger, observe, handleDownload }),
      ...(cache ? [pageFastPath({ cache, refreshes, routes, https, observe })] : []),
      ...(development ? [development.middleware] : []),
    ],
  });
  server.on('upgrade', realtime.handleUpgrade);

  return {
    url: config.PORT === 0 ? `http://localhost:${port}` : config.PUBLIC_URL,
    async stop() {
      isDraining = true;
      services.beginStop();
      await realtime.close();
      await close();
      await stopPurger();
      await services.flush();
    },
  };
}

export function listenOptionsOf({ HOST, PORT, SHARE_PORT }: Config) {
  return { host: HOST, port: PORT, reusePort: SHARE_PORT };
}
