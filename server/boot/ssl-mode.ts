const modes = ['disable', 'no-verify', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Returns the sslmode in a connection string that the driver does not know and would treat as `verify-full`. */
export function findUnknownSslMode(url: string | undefined): string | undefined {
  const mode = url && URL.parse(url)?.searchParams.get('sslmode');
  return typeof mode === 'string' && !modes.includes(mode) ? mode : undefined;
}

/** The driver treats these modes alike, and prints a warning of several lines for those with a weaker name. */
export function nameSslMode(url: string): string {
  if (/[?&]uselibpqcompat=true/.test(url)) return url;
  return url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, '$1verify-full');
}

export const sslModes = `${modes.slice(0, -1).join(', ')} or ${modes.at(-1)}`;
