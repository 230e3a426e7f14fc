import { BackupError } from '../../backup/manifest.ts';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import { PortTaken } from '../../http/listen.ts';
import { ClusterError } from '../../postgres/embedded/cluster-error.ts';
import { FolderInUse } from '../../postgres/embedded/lock.ts';
import { MigrationError, SchemaError } from '../../postgres/migrations/migration-error.ts';
import { isSqlError, type SqlError, sqlstate } from '../../postgres/sqlstate.ts';
import { asOutage, DatabaseUnavailable, isTransient } from '../../postgres/unavailable.ts';
import { ConfigError } from '../config-error.ts';

/** Errors whose message tells an operator what to do. */
const operatorErrors = [
  BackupError,
  ClusterError,
  ConfigError,
  FolderInUse,
  MigrationError,
  PortTaken,
  SchemaError,
];

/** Returns one line for an error that an operator can fix, and other errors unchanged, with their stack. */
export function describeFailure(error: unknown): unknown {
  if (error instanceof FilesUnavailable) return describeFiles(error);
  if (isDiskFull(error)) return diskFull;
  // The statement of a migration that lost the connection is not what failed.
  const isMigration = error instanceof MigrationError;
  const unavailable = asOutage(isMigration ? error.cause : error);
  const isCutOff = isMigration && unavailable instanceof DatabaseUnavailable;
  if (!isCutOff && operatorErrors.some((kind) => error instanceof kind))
    return (error as Error).message;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code && path && syscall) return `${path} cannot be used: ${code} (${syscall}).`;
  if (isPoolerMixUp(unavailable)) {
    return `DATABASE_URL leads to a pooler that mixes up prepared statements (${unavailable.code}). Switch it to session mode and restart it, or connect to PostgreSQL itself.`;
  }
  // The disk is full, memory is short, or no connection is free.
  if (isSqlError(unavailable) && isTransient(unavailable)) {
    return `The database failed: ${unavailable.message} (${unavailable.code}). ${adviceFor(unavailable)}`;
  }
  if (!(unavailable instanceof DatabaseUnavailable)) {
    return code && syscall ? `${(error as Error).message}.` : error;
  }
  if (unavailable.reason === 'readOnly') {
    return `${unavailable.message}. Make it writable, or set DATABASE_URL to one that is.`;
  }
  const { message, code: reason } = unavailable.cause as NodeJS.ErrnoException;
  return `${unavailable.message}: ${message || reason}. Repeat this when PostgreSQL responds.`;
}

/** A pooler was switched to transaction mode, or back with a reload that kept its connections. */
export const isPoolerMixUp = (error: unknown): error is SqlError =>
  isSqlError(error) &&
  [sqlstate.invalidStatementName, sqlstate.duplicatePreparedStatement].some(
    (code) => code === error.code,
  );

function adviceFor({ code }: SqlError): string {
  if (code === sqlstate.diskFull) return 'Free space on its disk, then repeat this.';
  if (code === sqlstate.tooManyConnections)
    return 'Raise max_connections of PostgreSQL, or end other connections, then repeat this.';
  return 'Repeat this when PostgreSQL has recovered.';
}

const diskFull =
  'The disk is full: there is no space left in DATA_DIR or for temporary files. Free some, then start again.';

/** PostgreSQL's own programs report it with many lines, which differ by the file they were writing. */
function isDiskFull(error: unknown): boolean {
  if (error instanceof ClusterError)
    return /No space left on device|Disk quota/i.test(error.message);
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  if (error instanceof MigrationError) return cause?.code === sqlstate.diskFull;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

function describeFiles({ message, cause }: FilesUnavailable): string {
  const { code } = (cause ?? {}) as NodeJS.ErrnoException;
  return code ? `${message}: ${code}.` : message;
}
