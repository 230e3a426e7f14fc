import { DatabaseUnavailable } from '../../postgres/unavailable.ts';
import type { Run } from '../caller.ts';
import type { Storage } from '../context.ts';
import { discardFiles } from '../discard-files.ts';
import { type NewObject, writeObject } from './write-object.ts';

/** Shows a file that is already there, and deletes the one it replaces. Returns the id of the row. */
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
    // A lost connection may have hidden a success: then the row is there, and needs its file.
    const isUncertain = error instanceof DatabaseUnavailable;
    if (!isUncertain) await discardFiles(storage, [{ version: object.version }]);
    throw error;
  }
}
