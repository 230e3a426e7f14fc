/** Where supabase-js keeps the session of this address; asking costs nothing, loading it would. */
export function hasStoredSession(): boolean {
  const [label] = window.location.hostname.split('.');
  try {
    return localStorage.getItem(`sb-${label}-auth-token`) !== null;
  } catch {
    // Storage is closed to us in some private windows: then there is no session either.
    return false;
  }
}

/** Also true on the way back from a sign-in, whether it brought a session or word of a fault. */
export function mayHaveSession({ hash, search }: Pick<Location, 'hash' | 'search'>): boolean {
  return hasStoredSession() || /[#&?](access_token|error_code|message)=/.test(search + hash);
}
