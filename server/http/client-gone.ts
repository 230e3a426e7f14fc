/** The caller went away in the middle of its request: no fault of ours, and nobody reads the answer. */
export function isClientGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    'code' in error &&
    error.code === 'ECONNRESET'
  );
}

/** Throws the same as Node does for a request that was cut off, whatever the reason of the signal is. */
export function requireClient({ aborted }: AbortSignal): void {
  if (aborted) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}
