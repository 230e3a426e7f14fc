import { BackendError } from './backend-error.ts';

type Row = { version: number };

/**
 * After an update "where version = the one that was seen": the new version, or null where a colleague
 * saved in between. A row that is still as it was seen shows that the right to change it was missing.
 */
export async function toSavedVersion(
  known: number,
  written: Row[],
  readNow: () => Promise<Row | null>,
): Promise<number | null> {
  const [saved] = written;
  if (saved) return saved.version;
  const now = await readNow();
  if (!now || now.version === known)
    throw new BackendError({ message: 'not_allowed', code: '42501' });
  return null;
}
