import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';

/** Returns undefined if there is nothing at the path, or nothing that this process may see. */
export const findStats = (path: string): Promise<Stats | undefined> =>
  stat(path).catch(() => undefined);
