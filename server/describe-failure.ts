import { BackupError } from './backup/manifest.ts';
import { ConfigError } from './config.ts';
import { FilesUnavailable } from './documents/files-unavailable.ts';
import { PortTaken } from './http/listen.ts';
import { ClusterError } from './postgres/embedded/cluster-error.ts';
import { FolderInUse } from './postgres/embedded/lock.ts';
import { MigrationError, SchemaError } from './postgres/migration-error.ts';
import { asUnavailable, DatabaseUnavailable } from './postgres/unavailable.ts';

const known = [
  BackupError,
  ClusterError,
  ConfigError,
  FilesUnavailable,
  FolderInUse,
  MigrationError,
  PortTaken,
  SchemaError,
];

/** One line for a problem that an operator can fix; anything else stays an error with its stack. */
export function describeFailure(error: unknown): unknown {
  if (known.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code && path && syscall) return `${path} cannot be used: ${code} (${syscall}).`;
  const unavailable = asUnavailable(error);
  if (!(unavailable instanceof DatabaseUnavailable)) return error;
  const { message, code: reason } = unavailable.cause as NodeJS.ErrnoException;
  return `${unavailable.message}: ${message || reason}.`;
}
