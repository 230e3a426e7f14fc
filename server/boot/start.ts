import type { SeedFile } from '../../database/seed/people/documents.ts';
import { forgetUnsaved } from '../../database/seed/unsaved-files.ts';
import { hasUnwritten } from '../../database/seed/unwritten-visits.ts';
import { assertReadable } from '../auth/factors/readable.ts';
import { assertNotUpgrading } from '../backup/upgrade/upgrade-in-progress.ts';
import type { FileStore } from '../documents/file-store.ts';
import { assertPortFree } from '../http/listen.ts';
import { connectionsOf, findConnectionShortage } from '../postgres/checks/connection-shortage.ts';
import { createDatabase, type Database } from '../postgres/database.ts';
import { assertNotDamaged, hasCluster } from '../postgres/embedded/initialise.ts';
import type { SchemaError } from '../postgres/migrations/migration-error.ts';
import { createOutage } from '../postgres/outages/outage.ts';
import { createQuery, type Query } from '../postgres/query.ts';
import type { ReplicaOptions } from '../postgres/replica/read-replica.ts';
import { withClient } from '../postgres/with-client.ts';
import { loadProductionBuild } from '../ssr/build.ts';
import { createPageRoutes } from '../ssr/page-routes.ts';
import { assertBucket } from '../storage/files/assert-bucket.ts';
import { createFiles } from '../storage/files/create-files.ts';
import { assertStorageFits, tieStorage } from '../storage/installation.ts';
import { createLogger, type Logger } from '../support/logger.ts';
import type { Tracing } from '../tracing/start-tracing.ts';
import type { Worker } from '../worker/worker.ts';
import type { Config } from './config.ts';
import { makeDataFolder } from './database/data-folder.ts';
import { fillCompanyFacts } from './database/fill-company-facts.ts';
import { findMissingNames } from './database/find-missing-names.ts';
import { openDatabase } from './database/open-database.ts';
import { assertNotOfOther } from './database/other-owner.ts';
import {
  ensureAdministrator,
  finishDatabase,
  prepareDatabase,
} from './database/prepare-database.ts';
import { watchTables } from './database/watch-tables.ts';
import {
  findAdministratorPlaceholder,
  findPlaceholders,
  findUntrustedProxy,
} from './find-placeholders.ts';
import { recordProgram } from './process/program-in-use.ts';
import { step } from './process/progress.ts';
import { type Development, listenOptionsOf, serve } from './serve.ts';
import { serveHealth } from './serve-health.ts';
import { createServices } from './services.ts';

// Starts and stops the product.

export type Running = {
  url: string;
  /** Logs the signal that asked for it, so that the log tells a stop from a process that vanished. */
  stop: (signal?: string) => Promise<void>;
  /** Resolves when another version has migrated the database so that this process must not go on. */
  outdated?: Promise<SchemaError>;
};

export async function start(config: Config, development?: Development): Promise<Running> {
  await assertPortFree(listenOptionsOf(config));
  const doubtful = [...findPlaceholders(config), ...findUntrustedProxy(config)];
  for (const line of doubtful) console.warn(`  ${line}`);
  const outage = createOutage((level, details, message) => logger[level](details, message));
  const logger = createLogger(config.LOG_LEVEL, outage.begin);
  // The pages are loaded while the database starts in its own process.
  const loadPages = () => {
    if (!development && config.WORKER !== 'only') void loadProductionBuild();
  };
  await assertNotOfOther(config.DATA_DIR, 'npm start');
  if (!config.DATABASE_URL || !config.S3_BUCKET) await makeDataFolder(config);
  if (!config.DATABASE_URL) {
    await assertNotUpgrading(config.DATA_DIR);
    await assertNotDamaged(config.DATA_DIR);
  }
  const files = createFiles(config);
  const canTie = await assertBucket(files, config, logger);
  // Checked before a new database is created: a restore needs an empty one.
  if (canTie && !config.DATABASE_URL && !(await hasCluster(config.DATA_DIR))) {
    await assertStorageFits(files);
  }
  // Called in reverse order, because each part needs the parts that were started before it.
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const stopPart of stops.toReversed()) await stopPart();
  };
  try {
    stops.push(await recordProgram(config.PUBLIC_URL, development !== undefined));
    const opened = await step('Database ready', () =>
      openDatabase(config, logger, { onLaunch: loadPages, usesFolder: !config.S3_BUCKET }),
    );
    stops.push(opened.close);
    const { connectionString } = opened;
    if (config.DATABASE_URL) await warnOfShortage(config);
    if (canTie) await withQuery(connectionString, (query) => assertStorageFits(files, query));
    await withQuery(connectionString, (query) => assertReadable(query, config));
    const demoFiles = await prepareDatabase(connectionString, config);
    if (canTie) await withQuery(connectionString, (query) => tieStorage(files, query));
    const tracing = await loadTracing(config, logger);
    if (tracing) stops.push(tracing.stop);
    const untraced = createDatabase({
      connectionString,
      poolSize: config.DATABASE_POOL_SIZE,
      outage,
      replica: replicaOf(config, logger),
      searchPath: [...new Set([...config.REST_SCHEMAS, ...config.REST_EXTRA_SEARCH_PATH])],
    });
    stops.push(untraced.close);
    const database = tracing?.traceDatabase(untraced) ?? untraced;
    for (const line of await findMissingNames(database.query, config)) console.warn(`  ${line}`);
    await fillCompanyFacts(database, config);
    const password = await ensureAdministrator(database, config);
    // Printed immediately: later steps may fail, and the password is stored nowhere.
    if (password) announceAdministrator(config, password);
    const loadBuild = development?.loadBuild ?? loadProductionBuild;
    const routes = createPageRoutes(loadBuild);
    const { findPage } = routes;
    const services = await createServices({
      config,
      logger,
      database,
      connectionString,
      files,
      findPage,
      runTask: tracing?.runTask,
    });
    let isComplete = false;
    let worker: Worker | undefined;
    stops.push(async () => worker?.stop());
    const isOnlyWorker = config.WORKER === 'only';
    if (isOnlyWorker) {
      // Realtime stops before the database is closed, because its heartbeat still uses it.
      stops.push(services.realtime.close);
      worker = await services.startWorker();
    }
    const running = isOnlyWorker
      ? await serveHealth({
          database,
          isComplete: () => isComplete,
          dataDir: config.DATA_DIR,
          token: config.METRICS_TOKEN,
          address: listenOptionsOf(config),
        })
      : await serve({
          config,
          logger,
          database,
          services,
          development,
          loadBuild,
          routes,
          traceRequests: tracing?.traceRequests,
          isComplete: () => isComplete,
        });
    stops.push(running.stop);
    console.log(
      isOnlyWorker
        ? `\n  Background work; it serves only ${running.url}/healthz and /readyz${config.METRICS_TOKEN ? ', and /metrics' : ''}\n`
        : `\n  ${running.url}\n`,
    );
    // The server is listening already: pages do not need this, only the readiness check waits for it.
    // While the bucket is unreachable they stay unsaved, for the next start.
    if (canTie) await saveAll(demoFiles, services.fileStore, database);
    if (await hasUnwritten(database.query)) await finishDatabase(connectionString);
    if (config.WORKER === 'on') worker = await services.startWorker();
    const inbound = await services.startInbound();
    if (inbound) stops.push(inbound.stop);
    const { promise: outdated, resolve } = Promise.withResolvers<SchemaError>();
    await watchTables(database, resolve);
    // From here on a signal stops the product in order.
    isComplete = true;
    const stopAndLog = async (signal?: string) => {
      logger.info({ signal }, 'stopping');
      await stop();
      logger.info('stopped');
    };
    return { url: running.url, stop: stopAndLog, outdated };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function loadTracing(config: Config, logger: Logger): Promise<Tracing | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = config;
  if (!endpoint) return undefined;
  const { startTracing } = await import('../tracing/start-tracing.ts');
  return startTracing(config, endpoint, logger);
}

/** Does not end the start: the connections may be those of the process that this one replaces. */
async function warnOfShortage({ DATABASE_URL = '', DATABASE_POOL_SIZE, WORKER }: Config) {
  const wantedConnections = connectionsOf(DATABASE_POOL_SIZE, WORKER !== 'off');
  // If this fails, the next step reports why the database cannot be used.
  const line = await findConnectionShortage(DATABASE_URL, wantedConnections).catch(() => undefined);
  if (line) console.warn(`  ${line}`);
}

/** Background work reads and writes the primary, so a process that does nothing else needs no replica. */
function replicaOf(
  { DATABASE_READ_URL, DATABASE_READ_MAX_LAG, WORKER }: Config,
  logger: Logger,
): ReplicaOptions | undefined {
  if (!DATABASE_READ_URL || WORKER === 'only') return undefined;
  return {
    connectionString: DATABASE_READ_URL,
    maxLagSeconds: DATABASE_READ_MAX_LAG,
    log: (level, details, message) => logger[level](details, message),
  };
}

async function saveAll(files: SeedFile[], store: FileStore, database: Database): Promise<void> {
  for (const { bucket, path, bytes, mimeType } of files) {
    await store.save({ bucket, path }, bytes, mimeType);
  }
  await forgetUnsaved(database.query);
}

/** Runs a check before the database has the tables of this version. */
const withQuery = (connectionString: string, work: (query: Query) => Promise<void>) =>
  withClient(connectionString, (client) =>
    work(createQuery((text, values) => client.query(text, values))),
  );

function announceAdministrator(config: Config, password: string): void {
  const { PUBLIC_URL, ADMIN_EMAIL } = config;
  console.log(`\n  Sign in at ${PUBLIC_URL}/admin as ${ADMIN_EMAIL}`);
  console.log(`  with the password ${password} (shown only this once)`);
  for (const line of findAdministratorPlaceholder(config)) console.warn(`  ${line}`);
}
