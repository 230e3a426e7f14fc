import { BackendError } from './backend-error.ts';

type Row = { version: number };

/**
 * Reads the result of an update "where version = known": the new version, or null if a colleague saved
 * in between. If no row was updated and the version is unchanged, row-level security denied the update.
 */
export async function toSavedVersion(
  known: number,
  written: Row[],
  readNow: () => Promise<Row | null>,
): Promise<number | null> {
  const [savedRow] = written;
  if (savedRow) return savedRow.version;
  const now = await readNow();
  if (!now || now.version === known)
    throw new BackendError({ message: 'not_allowed', code: '42501' });
  return null;
}
