import type { Session } from '@supabase/supabase-js';

/** True if the account has a second factor that this session has not verified. */
export function needsSecondFactor(session: Session): boolean {
  return listVerifiedFactors(session).length > 0 && readLevel(session.access_token) !== 'aal2';
}

export function listVerifiedFactors({ user }: Session) {
  return (user.factors ?? []).filter(({ status }) => status === 'verified');
}

/**
 * Reads the level from the token without verifying it, so it may only choose a screen. The server checks the level
 * itself.
 */
function readLevel(accessToken: string): unknown {
  const payload = accessToken.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
}
