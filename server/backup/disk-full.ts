import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asUnavailable, DatabaseUnavailable } from '../postgres/unavailable.ts';

/**
 * An embedded database that finds no room for its log ends itself, which looks like a lost connection. Its own messages
 * tell. Returns other errors unchanged.
 */
export async function asDiskFull(error: unknown, dataFolder: string): Promise<unknown> {
  if (!(asUnavailable(error) instanceof DatabaseUnavailable)) return error;
  const messages = await readFile(join(dataFolder, 'postgres.log'), 'utf8').catch(() => '');
  if (!/No space left on device|Disk quota exceeded/.test(messages)) return error;
  return Object.assign(new Error('No space left on device', { cause: error }), { code: 'ENOSPC' });
}
