/** The file storage cannot be used at the moment: it is full, broken, read-only, unreachable or denies access. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown, message = 'Files cannot be kept now') {
    super(message, { cause });
  }
}

const transientCodes = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'];

/** Converts transient errors of the disk and returns all others unchanged. */
export function asFilesUnavailable(error: unknown): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return transientCodes.includes(code) ? new FilesUnavailable(error) : error;
}
