import type { FileStore } from '../../documents/file-store.ts';
import type { SmtpListener } from '../../inbound/smtp-listener.ts';
import type { Database } from '../../postgres/database.ts';
import type { Logger } from '../../support/logger.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { createMailRoom } from './mail-room.ts';

type Parts = { config: Config; logger: Logger; database: Database; fileStore: FileStore };

/** Starts to receive mail, if a port is set for it. */
export async function startInbound({
  config,
  logger,
  database,
  fileStore,
}: Parts): Promise<SmtpListener | undefined> {
  const { INBOUND_ADDRESS: inbox, INBOUND_SMTP_PORT: port, HOST: host } = config;
  if (!inbox || !port) return undefined;
  const { startSmtpListener } = await import('../../inbound/smtp-listener.ts');
  const { storeArrived } = await import('../../inbound/store-arrived.ts');
  return startSmtpListener({
    port,
    host,
    reusePort: config.SHARE_PORT,
    inbox,
    store: (arrival) => storeArrived(database, arrival),
    hasRoom: createMailRoom({ config, fileStore }),
    logger,
  }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigError(
      `INBOUND_SMTP_PORT ${port} cannot be used (${error.code}). Set it to a free one of 1024 or more.`,
    );
  });
}
