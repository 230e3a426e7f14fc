import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { Run } from '../caller.ts';
import type { Storage } from '../context.ts';
import { discardFiles } from '../discard-files.ts';
import { type NewObject, writeObject } from './write-object.ts';

/** Writes the row of a stored file, and deletes the file that it replaces. Returns the id of the row. */
export async function publishObject(
  storage: Pick<Storage, 'files' | 'logger'>,
  run: Run,
  object: NewObject,
  isUpsert: boolean,
): Promise<string> {
  try {
    const { id, replaced } = await writeObject(run, object, isUpsert);
    await discardFiles(storage, [replaced]);
    return id;
  } catch (error) {
    // After a lost connection the row may have been committed, and would then need its file.
    const isUncertain = error instanceof DatabaseUnavailable;
    if (!isUncertain) await discardFiles(storage, [{ version: object.version }]);
    throw error;
  }
}
