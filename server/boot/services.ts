import { preparedSizes } from '../../domain/content/picture.ts';
import { createAuth } from '../auth/app.ts';
import { createHandleFrequent } from '../auth/frequent-requests.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { createMailSecret } from '../email/mail-secret.ts';
import { showByLink } from '../features/own-page/show.ts';
import { createKeys } from '../jwt/jwt.ts';
import type { Database } from '../postgres/database.ts';
import { createRealtime } from '../realtime/app.ts';
import { createHandleRest, toHandler } from '../rest/handler.ts';
import { recordRead } from '../ssr/content-reads.ts';
import type { PageRoutes } from '../ssr/page-routes.ts';
import { completeStorage, mountStorage } from '../storage/app.ts';
import { createHandleDownload } from '../storage/fast-downloads.ts';
import { createFileStore } from '../storage/file-store.ts';
import type { Files } from '../storage/files/files.ts';
import { defaultStorageSettings } from '../storage/storage-settings.ts';
import { createAccessLog, isAboutPeople } from '../support/access-log.ts';
import type { Logger } from '../support/logger.ts';
import type { RunTask } from '../worker/worker.ts';
import type { Config } from './config.ts';
import { describeApi } from './services/api-reference.ts';
import { connectFunctions } from './services/functions.ts';
import { createIdentification } from './services/identification.ts';
import { createInProcessClient } from './services/in-process-client.ts';
import { startInbound } from './services/inbound.ts';
import { startWorker } from './services/worker.ts';
import { authSettingsOf, keySettingsOf, restSettingsOf } from './settings-of.ts';

// Connects the parts of the backend, so that none imports another.

type Options = {
  config: Config;
  logger: Logger;
  database: Database;
  connectionString: string;
  files: Files;
  findPage: PageRoutes['findPage'];
  runTask?: RunTask;
};

export type Services = Awaited<ReturnType<typeof createServices>>;

export async function createServices(options: Options) {
  const { config, logger, database, connectionString, files, findPage, runTask } = options;
  const keys = await createKeys({ database, ...keySettingsOf(config) });
  const identification = await createIdentification({ database, keys, logger });
  const { isLiveSession, identify, isStaff } = identification;
  const secretOf = await createMailSecret(database, config.AUTH_ENCRYPTION_KEY);
  const accessLog = createAccessLog({ database });
  const stopping = new AbortController();

  const handleRest = createHandleRest({
    database,
    identify,
    settings: restSettingsOf(config),
    isStaff,
    watch: { covers: isAboutPeople, onRead: accessLog.recordRead },
    onServerError: (error) => logger.error({ err: error }, 'data API failed'),
  });
  const rest = toHandler(handleRest);
  const realtime = createRealtime({
    database,
    keys,
    isLiveSession,
    logger,
    isStaff,
    publicChannels: config.REALTIME_PUBLIC_CHANNELS,
    trustedProxies: config.TRUST_PROXY,
  });
  const settings = authSettingsOf(config);
  const authParts = { database, keys, settings, enqueueMail, secretOf, logger };
  const auth = createAuth(authParts);
  const storageParts = completeStorage({
    database,
    identify,
    keys,
    files,
    logger,
    settings: { images: { ...defaultStorageSettings.images, pageSizes: preparedSizes } },
    trustedProxies: config.TRUST_PROXY,
    stopping: stopping.signal,
    onDownload: accessLog.recordDownload,
  });
  const url = `${config.PUBLIC_URL}/storage/v1`;
  const fileStore = createFileStore({ database, files, keys, logger, url });
  const parts = {
    config,
    logger,
    database,
    files,
    fileStore,
    keys,
    identify,
    auth,
    rest,
    secretOf,
  };

  return {
    handleRest,
    rest,
    realtime,
    auth,
    handleAuth: createHandleFrequent(authParts),
    storage: mountStorage(storageParts),
    handleDownload: createHandleDownload(storageParts),
    functions: connectFunctions({ ...parts, findPage }),
    showPerson: (token: string) => showByLink(token, { context: { database, files: fileStore } }),
    describeApi: () => describeApi(database.query),
    findStaff: identification.findStaff,
    fileStore,
    startWorker: () => startWorker({ ...parts, connectionString, runTask }),
    startInbound: () => startInbound(parts),
    /** Rejects work that clients can retry, so that running requests end sooner. */
    beginStop: () => stopping.abort(),
    /** Writes what was recorded about calls and is not stored yet, before the database closes. */
    flush: identification.flush,
    anonKey: keys.anonKey,
    anonymousClient: createInProcessClient(config.PUBLIC_URL, keys.anonKey, (request) => {
      recordRead(request.url);
      return handleRest(request);
    }),
  };
}
