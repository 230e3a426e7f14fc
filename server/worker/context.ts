import type { FileStore } from '../documents/file-store.ts';
import type { Mailer } from '../email/deliver.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';

/** The parts of the server that tasks use. */
export interface JobContext {
  database: Pick<Database, 'query' | 'transaction'>;
  mailer: Mailer;
  files: Pick<
    FileStore,
    'read' | 'open' | 'save' | 'saveStream' | 'hasRoom' | 'remove' | 'prepareImage'
  >;
  /** The address that replies are sent to, if mail is received. */
  inboundAddress?: string;
  /** The mailbox that replies are fetched from. */
  mailboxUrl?: string;
  /** False while the disk is almost full. */
  hasRoomForMail: () => Promise<boolean>;
  /** True if webhooks may call addresses in private networks. */
  allowsPrivateWebhooks: boolean;
  /** Deletes expired sessions, codes and tokens. */
  deleteExpiredSessions: () => Promise<void>;
  /** Deletes files without a row and rows without a file. Returns how many. */
  deleteOrphanFiles: () => Promise<number>;
  /** Reads a list through the data API with the rights of a colleague; the path is below `/rest/v1/`. */
  readAs: (userId: string, path: string) => Promise<unknown>;
  logger: Logger;
  /** Aborted when the worker stops, so that it does not wait for long work that can be done again. */
  stopping?: AbortSignal;
}

/** Queues another task. A task with the same key is queued once. One with a lower priority number runs first. */
export type AddJob = (
  task: string,
  payload: object,
  key: string,
  priority?: number,
) => Promise<void>;

export type JobTask = (context: JobContext, payload: unknown, addJob: AddJob) => Promise<void>;
