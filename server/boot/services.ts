import { join } from 'node:path';
import { preparedSizes } from '../../domain/content/picture.ts';
import { hourMs } from '../../domain/units.ts';
import { createAuth } from '../auth/app.ts';
import { deleteExpired } from '../auth/delete-expired.ts';
import { createHandleFrequent } from '../auth/frequent.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { createMailSecret } from '../email/mail-secret.ts';
import { showByLink } from '../features/own-page/show.ts';
import { createFunctions } from '../functions/app.ts';
import { createFindStaff } from '../http/identity/find-staff.ts';
import { createIdentifyToken } from '../http/identity/identify-token.ts';
import { createIdentify } from '../http/identity/identity.ts';
import { createIsStaff } from '../http/identity/is-staff.ts';
import { createIsLiveSession } from '../http/identity/live-sessions.ts';
import { createRecordSessionUse } from '../http/identity/record-session-use.ts';
import { createRecordTokenCall } from '../http/identity/record-token-call.ts';
import type { SmtpListener } from '../inbound/smtp-listener.ts';
import { createKeys } from '../jwt/jwt.ts';
import type { Database } from '../postgres/database.ts';
import { createRealtime } from '../realtime/app.ts';
import { createHandleRest, toHandler } from '../rest/handler.ts';
import { noteRead } from '../ssr/content-reads.ts';
import type { PageRoutes } from '../ssr/page-routes.ts';
import { completeStorage, mountStorage } from '../storage/app.ts';
import { cleanUpOrphans } from '../storage/clean-up-orphans.ts';
import { createFileStore } from '../storage/file-store.ts';
import type { Files } from '../storage/files/files.ts';
import { createHandleDownload } from '../storage/frequent.ts';
import { defaultStorageSettings } from '../storage/storage-settings.ts';
import { createAccessLog, isAboutPeople } from '../support/access-log.ts';
import { hasFreeSpace } from '../support/free-space.ts';
import type { Logger } from '../support/logger.ts';
import type { RunTask, Worker } from '../worker/worker.ts';
import { createAccounts } from './accounts.ts';
import { describeApi } from './api-reference.ts';
import { type Config, ConfigError } from './config.ts';
import { goLiveSettings } from './go-live-settings.ts';
import { createInProcessClient } from './in-process-client.ts';
import { createReadAs } from './read-as.ts';
import { createReadTable } from './read-table.ts';
import { sellerOf } from './seller.ts';
import { authSettingsOf, keySettingsOf, restSettingsOf, slotsOf } from './settings-of.ts';

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

const twoHours = 2 * hourMs;

const isLoopback = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

export async function createServices(options: Options) {
  const { config, logger, database, connectionString, files, findPage } = options;
  const keys = await createKeys({ database, ...keySettingsOf(config) });
  const isLiveSession = await createIsLiveSession(database);
  const recordSessionUse = createRecordSessionUse(database, (error) =>
    logger.warn({ err: error }, 'use of a session not recorded'),
  );
  const onTokenError = (error: unknown) =>
    logger.warn({ err: error }, 'use of an API token not recorded');
  const tokenCalls = createRecordTokenCall({ database, onError: onTokenError });
  const identifyToken = createIdentifyToken({
    database,
    recordCall: tokenCalls.record,
    onError: onTokenError,
  });
  const identify = createIdentify(keys, isLiveSession, recordSessionUse, identifyToken);
  const isStaff = createIsStaff(database);
  const authSettings = authSettingsOf(config);
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
  const realtime = createRealtime({
    database,
    keys,
    isLiveSession,
    logger,
    isStaff,
    publicChannels: config.REALTIME_PUBLIC_CHANNELS,
    trustedProxies: config.TRUST_PROXY,
  });
  const secretOf = await createMailSecret(database, config.AUTH_ENCRYPTION_KEY);
  const authParts = { database, keys, settings: authSettings, enqueueMail, secretOf, logger };
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
  const storage = mountStorage(storageParts);

  const url = `${config.PUBLIC_URL}/storage/v1`;
  const fileStore = createFileStore({ database, files, keys, logger, url });
  const rest = toHandler(handleRest);

  const functions = createFunctions({
    database,
    identify,
    logger,
    files: fileStore,
    readTable: createReadTable(rest),
    formMailsPerHour: config.FORM_MAILS_PER_HOUR,
    findPage,
    // The operator watches the disk of a separate database.
    hasSpace: async (kind) =>
      config.DATABASE_URL !== undefined || hasFreeSpace(config.DATA_DIR, kind),
    trustedProxies: config.TRUST_PROXY,
    site: { name: config.SITE_NAME, url: config.PUBLIC_URL, contactEmail: config.CONTACT_EMAIL },
    secretOf,
    goLive: goLiveSettings(config),
    seller: sellerOf(config),
    accounts: createAccounts({
      request: auth.request,
      serviceKey: () => keys.serviceKey,
      headersOf: plainHeaders,
    }),
    requestRecovery: async (email, redirectTo, { request, address }) =>
      auth.request(
        `/recover?${new URLSearchParams(redirectTo && { redirect_to: redirectTo })}`,
        { method: 'POST', headers: plainHeaders(request), body: JSON.stringify({ email }) },
        // The rate limits of the auth service apply to the original caller.
        { incoming: { socket: { remoteAddress: address } } },
      ),
  });

  const showPerson = (token: string) =>
    showByLink(token, { context: { database, files: fileStore } });

  const startWorker = async (): Promise<Worker> => {
    // Imported here: pages do not need these modules, so they must not delay the start.
    const { createMailer } = await import('../email/mailer.ts');
    const { createWorker } = await import('../worker/worker.ts');
    return createWorker({
      connectionString,
      slots: slotsOf(config),
      runTask: options.runTask,
      database,
      logger,
      files: fileStore,
      inboundAddress: config.INBOUND_ADDRESS,
      mailboxUrl: config.INBOUND_IMAP_URL,
      allowsPrivateWebhooks: config.WEBHOOK_PRIVATE_NETWORKS,
      mailer: createMailer({
        database,
        files: fileStore,
        smtpUrl: config.SMTP_URL,
        from: config.MAIL_FROM,
        inboundAddress: config.INBOUND_ADDRESS,
        secretOf,
        unsentFolder: join(config.DATA_DIR, 'unsent-mail'),
        // Only a person reads a terminal; any other output is a log, which must not contain secrets.
        printsLinks: process.stdout.isTTY && isLoopback(config.PUBLIC_URL),
        sender: {
          siteName: config.SITE_NAME,
          siteUrl: config.PUBLIC_URL,
          contactEmail: config.CONTACT_EMAIL,
        },
        onTemplateError: (template, error) =>
          logger.warn(
            { template, error },
            'a template cannot be rendered: its built-in text is sent',
          ),
        onSmtpFailure: (mail, failure) =>
          logger.warn({ mail, ...failure }, 'the mail server did not take a mail'),
      }),
      deleteExpiredSessions: () => deleteExpired(database, authSettings),
      deleteOrphanFiles: () => deleteOrphanFiles(options),
      readAs: createReadAs(keys, rest),
    });
  };

  /** Receives mail, if a port is set for it. */
  const startInbound = async (): Promise<SmtpListener | undefined> => {
    const { INBOUND_ADDRESS: inbox, INBOUND_SMTP_PORT: port, HOST: host } = config;
    if (!inbox || !port) return undefined;
    const { startSmtpListener } = await import('../inbound/smtp-listener.ts');
    const { storeArrived } = await import('../inbound/store-arrived.ts');
    return startSmtpListener({
      port,
      host,
      reusePort: config.SHARE_PORT,
      inbox,
      store: (arrival) => storeArrived(database, arrival),
      hasRoom: fileStore.hasRoom,
      logger,
    }).catch((error: NodeJS.ErrnoException) => {
      throw new ConfigError(
        `INBOUND_SMTP_PORT ${port} cannot be used (${error.code}). Set it to a free one of 1024 or more.`,
      );
    });
  };

  return {
    handleRest,
    rest,
    realtime,
    auth,
    handleAuth: createHandleFrequent(authParts),
    storage,
    handleDownload: createHandleDownload(storageParts),
    functions,
    showPerson,
    describeApi: () => describeApi(database.query),
    findStaff: createFindStaff({ identify, isStaff }),
    fileStore,
    startWorker,
    startInbound,
    /** Rejects work that clients can retry, so that running requests end sooner. */
    beginStop: () => stopping.abort(),
    /** Writes what is recorded of calls and not yet stored, before the database closes. */
    flush: tokenCalls.flush,
    anonKey: keys.anonKey,
    anonymousClient: createInProcessClient(config.PUBLIC_URL, keys.anonKey, (request) => {
      noteRead(request.url);
      return handleRest(request);
    }),
  };
}

async function deleteOrphanFiles({ database, files, logger }: Options): Promise<number> {
  const olderThan = new Date(Date.now() - twoHours);
  try {
    const { files: deleted, doubted } = await cleanUpOrphans({ database, files, olderThan });
    if (doubted) logger.error({ files: doubted }, manyOrphans);
    return deleted;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    logger.error({ reason: error.message }, 'no file was cleaned up');
    return 0;
  }
}

const manyOrphans =
  'many stored files are unknown to the database: they will be deleted in a day if they still are';

/** Copies the headers that describe the caller. Length and type belong to another body. */
function plainHeaders(request: Request): Headers {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['accept-language', 'user-agent', 'x-forwarded-for']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
