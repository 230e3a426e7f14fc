/** True if the client disconnected in the middle of its request: not a server error, and no response can be sent. */
export function isClientDisconnected(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    'code' in error &&
    error.code === 'ECONNRESET'
  );
}

/** Throws the error that Node throws for an aborted request, regardless of the signal's reason. */
export function assertClientConnected({ aborted }: AbortSignal): void {
  if (aborted) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
}
