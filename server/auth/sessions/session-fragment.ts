/** Renders a session as the client reads it from a URL fragment; the empty `sb` marks it as Supabase's. */
export function sessionFragment(session: Record<string, unknown>): Record<string, string> {
  const { access_token, expires_at, expires_in, refresh_token } = session;
  return {
    access_token: String(access_token),
    expires_at: String(expires_at),
    expires_in: String(expires_in),
    refresh_token: String(refresh_token),
    token_type: 'bearer',
    sb: '',
  };
}
