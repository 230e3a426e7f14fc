import type { Database } from '../postgres/database.ts';
import type { AuthSettings } from './auth-settings.ts';

type Expiry = Pick<AuthSettings, 'sessionTimebox' | 'sessionInactivity'>;

/**
 * Deletes expired rows; runs daily. Used refresh tokens stay for a month, to tell a stolen token from
 * an unknown one.
 */
export async function deleteExpired(
  { query }: Pick<Database, 'query'>,
  { sessionTimebox, sessionInactivity }: Expiry,
): Promise<void> {
  await query(
    `delete from auth.sessions where not_after < now()
       or ($1 > 0 and created_at < now() - make_interval(secs => $1))
       or ($2 > 0 and coalesce(refreshed_at, created_at) < now() - make_interval(secs => $2))`,
    [sessionTimebox, sessionInactivity],
  );
  await query(`delete from auth.known_sources where last_used_at < now() - interval '180 days'`);
  // A client without cookies adds a source at every sign-in, so only the latest 100 are kept.
  await query(
    `delete from auth.known_sources where (user_id, source) in (
       select user_id, source from (
         select user_id, source, row_number() over (partition by user_id order by last_used_at desc) as rank
         from auth.known_sources
       ) as ranked where rank > 100)`,
  );
  await query(`delete from auth.refresh_tokens where revoked_at < now() - interval '30 days'`);
  await query(`delete from auth.one_time_tokens where created_at < now() - interval '7 days'`);
  await query(`delete from auth.flow_state where created_at < now() - interval '1 day'`);
  await query('delete from auth.webauthn_challenges where expires_at < now()');
  await query(`delete from auth.mfa_challenges where created_at < now() - interval '1 day'`);
  await query(
    `delete from auth.mfa_factors where status = 'unverified' and created_at < now() - interval '1 day'`,
  );
}
