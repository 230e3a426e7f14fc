/** Reads the storage key of supabase-js directly, because loading the client only to ask is slow. */
export function hasStoredSession(): boolean {
  const [label] = window.location.hostname.split('.');
  try {
    return localStorage.getItem(`sb-${label}-auth-token`) !== null;
  } catch {
    // Some private windows deny access to storage; then there is no session either.
    return false;
  }
}

/** True if this browser may have a session. It is also true after a redirect from a sign-in, successful or not. */
export function mayHaveSession({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean {
  return hasStoredSession() || /[#&?](access_token|error_code|message)=/.test(search + hash);
}
