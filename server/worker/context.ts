import type { FileStore } from '../documents/file-store.ts';
import type { Mailer } from '../email/deliver.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';

/** What tasks work with. */
export interface JobContext {
  database: Pick<Database, 'query' | 'transaction'>;
  mailer: Mailer;
  files: Pick<FileStore, 'read' | 'remove' | 'prepareImage'>;
  /** Sessions, codes and tokens that can never be used again. */
  deleteExpiredSessions: () => Promise<void>;
  /** Bytes without a row and rows without bytes; how many there were. */
  deleteOrphanFiles: () => Promise<number>;
  logger: Logger;
}

/** Asks for another task, under a name of its own so that it is queued once. */
export type AddJob = (task: string, payload: object, key: string) => Promise<void>;

export type JobTask = (context: JobContext, payload: unknown, addJob: AddJob) => Promise<void>;
