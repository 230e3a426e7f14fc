import { shortenTlsError } from './shorten-tls-error.ts';

/** Returns the message of the innermost error in one line: usually of the network, or the status of a response. */
export function innermostReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { cause, message } = error;
  if (cause instanceof Error) return innermostReason(cause);
  const { code } = error as NodeJS.ErrnoException;
  const status = cause instanceof Response ? ` (${cause.status})` : '';
  return `${shortenTlsError(message).split('\n')[0] || code || 'unknown'}${status}`;
}
