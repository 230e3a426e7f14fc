import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import type { Files } from './files.ts';

export async function requireRoom(files: Pick<Files, 'hasRoom'>): Promise<void> {
  if (files.hasRoom && !(await files.hasRoom())) {
    throw new FilesUnavailable(undefined, 'Too little of the disk is free to take files');
  }
}
