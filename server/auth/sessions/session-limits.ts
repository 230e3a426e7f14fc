import type { AuthSettings } from '../auth-settings.ts';
import { AuthError } from '../errors.ts';
import type { Session } from './sessions.ts';

// Computes how long a session lives, and how long the access tokens that it gets.

/** An access token must not outlive its session. */
export function lifetimeOf(settings: AuthSettings, session: Session, issuedAt: number): number {
  const end = endOf(settings, session);
  if (!end) return settings.accessTokenLifetime;
  const secondsLeft = Math.floor(end.getTime() / 1000) - issuedAt;
  return Math.max(1, Math.min(settings.accessTokenLifetime, secondsLeft));
}

function endOf({ sessionTimebox }: AuthSettings, session: Session): Date | undefined {
  const ends = session.not_after ? [session.not_after.getTime()] : [];
  if (sessionTimebox > 0) ends.push(session.created_at.getTime() + sessionTimebox * 1000);
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined;
}

export function requireLiveSession(settings: AuthSettings, session: Session): void {
  const end = endOf(settings, session);
  if (end && end <= new Date()) throw expired('Session has reached its end');
  const { sessionInactivity } = settings;
  const lastUsed = (session.refreshed_at ?? session.created_at).getTime();
  if (sessionInactivity > 0 && lastUsed + sessionInactivity * 1000 <= Date.now()) {
    throw expired('Session was inactive for too long');
  }
}

/** The times after which a session must have been created and used to be live; see `requireLiveSession`. */
export function earliestOf({ sessionTimebox, sessionInactivity }: AuthSettings) {
  const secondsAgo = (seconds: number) =>
    seconds > 0 ? new Date(Date.now() - seconds * 1000) : new Date(0);
  return { createdAt: secondsAgo(sessionTimebox), usedAt: secondsAgo(sessionInactivity) };
}

const expired = (why: string) =>
  new AuthError(400, 'session_expired', `Invalid Refresh Token: Session Expired (${why})`);
