/** The caller went away in the middle of its request: no fault of ours, and nobody reads the answer. */
export function isClientGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    'code' in error &&
    error.code === 'ECONNRESET'
  );
}
