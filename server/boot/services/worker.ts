import { join } from 'node:path';
import { hourMs } from '../../../domain/units.ts';
import { deleteExpired } from '../../auth/delete-expired.ts';
import type { FileStore } from '../../documents/file-store.ts';
import type { MailSecret } from '../../email/mail-secret.ts';
import type { Keys } from '../../jwt/jwt.ts';
import type { Database } from '../../postgres/database.ts';
import type { RestHandler } from '../../rest/handler.ts';
import { cleanUpOrphans } from '../../storage/clean-up-orphans.ts';
import type { Files } from '../../storage/files/files.ts';
import type { Logger } from '../../support/logger.ts';
import type { RunTask, Worker } from '../../worker/worker.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { authSettingsOf, slotsOf } from '../settings-of.ts';
import { createMailRoom } from './mail-room.ts';
import { createReadAs } from './read-as.ts';

type Parts = {
  config: Config;
  logger: Logger;
  database: Database;
  connectionString: string;
  files: Files;
  fileStore: FileStore;
  keys: Keys;
  rest: RestHandler;
  secretOf: MailSecret;
  runTask: RunTask | undefined;
};

const isLoopback = (url: string) =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Starts the worker, with the parts of the backend that its tasks use. */
export async function startWorker(parts: Parts): Promise<Worker> {
  const { config, logger, database, fileStore, keys, rest, secretOf } = parts;
  // Imported here: pages do not need these modules, so they must not delay the start.
  const { createMailServerWatch } = await import('../../email/mail-server-watch.ts');
  const { createMailer } = await import('../../email/mailer.ts');
  const { createWorker } = await import('../../worker/worker.ts');
  const mailServer = createMailServerWatch(logger);
  return createWorker({
    connectionString: parts.connectionString,
    slots: slotsOf(config),
    runTask: parts.runTask,
    database,
    logger,
    files: fileStore,
    inboundAddress: config.INBOUND_ADDRESS,
    mailboxUrl: config.INBOUND_IMAP_URL,
    hasRoomForMail: createMailRoom(parts),
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
      onSmtpFailure: mailServer.onFailure,
      onSmtpSuccess: mailServer.onSent,
    }),
    deleteExpiredSessions: () => deleteExpired(database, authSettingsOf(config)),
    deleteOrphanFiles: () => deleteOrphanFiles(parts),
    readAs: createReadAs(keys, rest),
  });
}

/** Deletes files that the database does not know. Younger files may belong to an upload that is not finished. */
async function deleteOrphanFiles({ database, files, logger }: Parts): Promise<number> {
  const olderThan = new Date(Date.now() - 2 * hourMs);
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
