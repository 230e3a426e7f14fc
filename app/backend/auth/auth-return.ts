/** What a mailed link or an identity provider brought along when it sent the browser back to us. */
export type AuthReturn = {
  /** What the link was for: signup, invite, recovery, email_change. */
  type?: string;
  /** It brought a session, which the client takes out of the address by itself. */
  hasSession: boolean;
  problem?: { code: string; message: string };
  /** Word that a step was taken and another one is left. */
  message?: string;
};

const faults = ['error', 'error_code', 'error_description'];

export function readAuthReturn({ hash, search }: Pick<Location, 'hash' | 'search'>) {
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const find = (name: string) => fragment.get(name) ?? query.get(name) ?? undefined;
  const hasSession = fragment.has('access_token');
  const message = fragment.get('message') ?? undefined;
  // Always there in a fault of ours, and not a word that other pages would use.
  const code = find('error_code');
  if (!hasSession && !code && !message) return undefined;
  const returned: AuthReturn = {
    hasSession,
    type: fragment.get('type') ?? undefined,
    message,
    problem: code ? { code, message: find('error_description') ?? code } : undefined,
  };
  return returned;
}

/** The rest of the query once faults are told; they come in the fragment and in the query alike. */
export function withoutAuthReturn(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of faults) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
