import type { FileStore } from '../../documents/file-store.ts';
import { hasFreeSpace, type MeasureDisk } from '../../support/free-space.ts';
import type { Config } from '../config.ts';

type Parts = {
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;
  fileStore: Pick<FileStore, 'hasRoom'>;
};

/**
 * Returns whether there is room for received mail, which fills the disk of the database as well as that of the files. The
 * operator watches the disk of a separate database.
 */
export const createMailRoom =
  ({ config, fileStore }: Parts, measure?: MeasureDisk) =>
  async (): Promise<boolean> =>
    (config.DATABASE_URL !== undefined ||
      (await hasFreeSpace(config.DATA_DIR, 'files', measure))) &&
    fileStore.hasRoom();
