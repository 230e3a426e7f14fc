import type { Storage } from './context.ts';
import { objectKey, variantsOf } from './files/keys.ts';

export type Discarded = { version: string | null; mimetype?: string | null };

/** The RETURNING columns of statements that delete or replace a row. */
export const discardedColumns = "version, metadata ->> 'mimetype' as mimetype";

/**
 * Deletes the files of deleted rows. Called after the deletion of the rows is committed, so a file that
 * cannot be deleted here is an orphan that the clean-up finds. Only images can have variants.
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
    logger.warn({ err: error }, 'files left for clean-up');
  }
}
