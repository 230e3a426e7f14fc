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
