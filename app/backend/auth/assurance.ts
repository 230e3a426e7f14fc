import type { Session } from '@supabase/supabase-js';

/** Whether this session has yet to show the second factor that its account has. */
export function owesSecondFactor(session: Session): boolean {
  return listVerifiedFactors(session).length > 0 && readLevel(session.access_token) !== 'aal2';
}

export function listVerifiedFactors({ user }: Session) {
  return (user.factors ?? []).filter(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );
}

/** For the screen alone: what a token is good for is decided where it is verified. */
function readLevel(accessToken: string): unknown {
  const payload = accessToken.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).aal;
}
