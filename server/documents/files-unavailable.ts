/** The file storage cannot be used at the moment: it is full, broken, read-only, unreachable or denies access. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown, message = 'Files cannot be stored now') {
    super(message, { cause });
  }
}

const transientCodes = [
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'],
  // Files of another user.
  ...['EACCES', 'EPERM'],
  // A network folder is unavailable.
  ...['ESTALE', 'ETIMEDOUT', 'ENODEV', 'ENOTCONN', 'EHOSTDOWN'],
];

/** Converts disk errors that pass or that an operator can fix. Returns all others unchanged. */
export function asFilesUnavailable(error: unknown): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
  return transientCodes.includes(code) ? new FilesUnavailable(error) : error;
}
