/** Sends a request to the server, because some browsers report to be offline when they are not. */
export function isOffline(): Promise<boolean> {
  return fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => false,
    () => true,
  );
}
