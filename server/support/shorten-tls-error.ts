/**
 * Shortens an error of TLS to what an operator needs. Node adds to the errors of some certificates how to start it, which
 * is not how the product is started, and OpenSSL names lines of its own source.
 */
export function shortenTlsError(message: string): string {
  const reason = /:error:[0-9A-F]+:SSL routines:[^:]*:([^:]+):/.exec(message)?.[1];
  if (reason === 'wrong version number' || reason === 'packet length too long') {
    return 'this port responds without TLS';
  }
  return reason ?? message.replace(/; if the root CA is installed locally.*/s, '');
}
