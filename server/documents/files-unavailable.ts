/** The place where files are kept takes or gives none just now: it is full, broken, read-only, refuses us or is away. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown, message = 'Files cannot be kept now') {
    super(message, { cause });
  }
}

const passing = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'];

/** Gives faults of the disk their type and leaves everything else as it is. */
export function asFilesUnavailable(error: unknown): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return passing.includes(code) ? new FilesUnavailable(error) : error;
}
