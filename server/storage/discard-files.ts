import type { Storage } from './context.ts';
import { objectKey, variantsOf } from './files/keys.ts';

export type Discarded = { version: string | null; mimetype?: string | null };

/** For the RETURNING of whatever deletes or replaces a row. */
export const discardedColumns = "version, metadata ->> 'mimetype' as mimetype";

/**
 * Deletes the files of rows that are gone. Called after the rows' deletion is permanent, so whatever
 * fails here is an orphan that the clean-up finds. Only pictures are asked for variants at once.
 */
export async function discardFiles(
  { files, logger }: Pick<Storage, 'files' | 'logger'>,
  rows: Discarded[],
): Promise<void> {
  const versions = rows.flatMap(({ version }) => version ?? []);
  if (versions.length === 0) return;
  try {
    await files.delete(versions.map(objectKey));
    for (const { version, mimetype } of rows) {
      if (version && mimetype?.startsWith('image/')) await files.deleteFolder(variantsOf(version));
    }
  } catch (error) {
    logger.warn({ err: error }, 'files left for the clean-up');
  }
}
