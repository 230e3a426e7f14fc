/** Parameters that an emailed link or an identity provider added to the URL it redirected to. */
export type AuthReturn = {
  /** Purpose of the link: signup, invite, recovery, email_change. */
  type?: string;
  /** True if the URL contains a session, which the client removes from the URL itself. */
  hasSession: boolean;
  error?: { code: string; message: string };
  /** Set after one of several steps, such as the first of two confirmations of a new email. */
  message?: string;
};

const errorParameters = ['error', 'error_code', 'error_description'];

export function readAuthReturn({ hash, search }: Pick<Location, 'hash' | 'search'>) {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const find = (name: string) => fragment.get(name) ?? query.get(name) ?? undefined;
  const hasSession = fragment.has('access_token');
  const message = fragment.get('message') ?? undefined;
  // Our auth service always sends `error_code`; `error` alone may be a parameter of the page itself.
  const code = find('error_code');
  if (!hasSession && !code && !message) return undefined;
  const authReturn: AuthReturn = {
    hasSession,
    type: fragment.get('type') ?? undefined,
    message,
    error: code ? { code, message: find('error_description') ?? code } : undefined,
  };
  return authReturn;
}

/** Returns the query without auth errors, which arrive both in the fragment and in the query. */
export function withoutAuthReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of errorParameters) query.delete(name);
  const remainingQuery = query.toString();
  return remainingQuery && `?${remainingQuery}`;
}
