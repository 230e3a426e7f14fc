/** The place where files are kept takes none just now: it is full, broken, read-only or away. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super('Files cannot be kept now', { cause });
  }
}

const passing = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'];

/** Gives faults of the disk their type and leaves everything else as it is. */
export function asFilesUnavailable(error: unknown): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return passing.includes(code) ? new FilesUnavailable(error) : error;
}
