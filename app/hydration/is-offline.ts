/** Asks the server, because some browsers report to be offline without being so. */
export function isOffline(): Promise<boolean> {
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
