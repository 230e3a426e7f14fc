import type { Connect } from 'vite';
import { createApp } from './app.ts';
import { createAuth } from './auth/app.ts';
import type { Config } from './config.ts';
import { enqueueMail } from './email/enqueue.ts';
import { createFunctions } from './functions/app.ts';
import { createIdentify } from './http/identity.ts';
import { assertPortFree, listen } from './http/listen.ts';
import { createKeys } from './jwt.ts';
import { createLogger, type Logger } from './logger.ts';
import { openDatabase } from './open-database.ts';
import { createDatabase, type Database } from './postgres/database.ts';
import { ensureAdministrator, prepareDatabase } from './prepare-database.ts';
import { step } from './progress.ts';
import { createRealtime } from './realtime/app.ts';
import { createRestHandler } from './rest/handler.ts';
import { authSettingsOf, restSettingsOf } from './settings-of.ts';
import { createAnonymousClient } from './ssr/anonymous-client.ts';
import { clientFiles, type LoadBuild, loadProductionBuild } from './ssr/build.ts';
import { createPageCache } from './ssr/page-cache.ts';
import { createPages } from './ssr/pages.ts';
import { siteOf } from './ssr/site.ts';

// From settings to a product that answers, and back.

export type Running = { url: string; stop: () => Promise<void> };

export type Development = { loadBuild: LoadBuild; middleware: Connect.Server };

export async function start(config: Config, development?: Development): Promise<Running> {
  await assertPortFree(config.HOST, config.PORT);
  const logger = createLogger(config.LOG_LEVEL);
  const opened = await step('Database ready', () => openDatabase(config, logger));
  try {
    await prepareDatabase(opened.connectionString, config);
    const database = createDatabase({
      connectionString: opened.connectionString,
      poolSize: config.DATABASE_POOL_SIZE,
      searchPath: [...new Set([...config.REST_SCHEMAS, ...config.REST_EXTRA_SEARCH_PATH])],
    });
    const password = await ensureAdministrator(database, config);
    // At once: what comes after may fail, and the password is kept nowhere.
    if (password) announceAdministrator(config, password);
    const running = await serve(config, logger, database, development);
    console.log(`\n  ${running.url}\n`);
    const stop = async () => {
      await running.stop();
      await database.close();
      await opened.close();
    };
    return { url: running.url, stop };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function serve(
  config: Config,
  logger: Logger,
  database: Database,
  development?: Development,
): Promise<Running> {
  const keys = await createKeys({ database, legacySecret: config.AUTH_JWT_SECRET });
  const rest = createRestHandler({
    database,
    identify: createIdentify(keys),
    settings: restSettingsOf(config),
    onFault: (error) => logger.error({ err: error }, 'data API failed'),
  });
  const realtime = createRealtime({ database, keys, logger });
  const auth = createAuth({
    database,
    keys,
    settings: authSettingsOf(config),
    enqueueMail,
    logger,
  });
  const functions = createFunctions({ database, logger });
  const pages = createPages({
    loadBuild: development?.loadBuild ?? loadProductionBuild(),
    mode: development ? 'development' : 'production',
    cache: development ? undefined : await createPageCache(database),
    context: {
      supabase: createAnonymousClient(config.PUBLIC_URL, keys.anonKey, rest),
      site: siteOf(config),
      publicKeys: { supabaseUrl: config.PUBLIC_URL, anonKey: keys.anonKey },
    },
  });

  let draining = false;
  const isReady = async () => !draining && (await database.query('select')).rowCount === 1;
  const files = development ? undefined : clientFiles;
  const app = createApp({
    config,
    logger,
    database,
    isReady,
    rest,
    realtime: realtime.app,
    auth,
    functions,
    pages,
    files,
  });
  const { server, port, close } = await listen({
    app,
    host: config.HOST,
    port: config.PORT,
    middleware: development?.middleware,
  });
  server.on('upgrade', realtime.handleUpgrade);

  return {
    url: config.PORT === 0 ? `http://localhost:${port}` : config.PUBLIC_URL,
    async stop() {
      draining = true;
      await realtime.close();
      await close();
    },
  };
}

function announceAdministrator({ PUBLIC_URL, ADMIN_EMAIL }: Config, password: string): void {
  console.log(`\n  Sign in at ${PUBLIC_URL}/admin as ${ADMIN_EMAIL}`);
  console.log(`  with the password ${password} (shown only this once)`);
}
