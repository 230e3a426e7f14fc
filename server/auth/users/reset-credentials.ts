import { type Query, requireRow } from '../../postgres/query.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { clearOneTimeTokens } from './confirm-email.ts';
import { forgetEmailChange } from './email-change.ts';
import { refreshProviders, storeEmail } from './user-identities.ts';
import type { User } from './users.ts';

/**
 * Removes every way to sign in except the mailbox: sessions, password, passkeys, phone, linked identities, second
 * factors and unused links and codes.
 */
export async function resetCredentials(query: Query, userId: string): Promise<void> {
  const { email } = requireRow(
    await query<Pick<User, 'email'>>(
      `update auth.users set encrypted_password = null, phone = null, phone_confirmed_at = null,
         phone_change = null, updated_at = now()
       where id = $1 returning email`,
      [userId],
    ),
  );
  await forgetEmailChange(query, userId);
  await clearOneTimeTokens(query, userId);
  for (const table of [
    'flow_state',
    'mfa_factors',
    'mfa_recovery_codes',
    'known_sources',
    'webauthn_credentials',
    'webauthn_challenges',
  ]) {
    await query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
  await query('delete from auth.flow_state where linking_target_id = $1', [userId]);
  await query(`delete from auth.identities where user_id = $1 and provider <> 'email'`, [userId]);
  if (email) await storeEmail(query, userId, email, true);
  await refreshProviders(query, userId);
  await endSessions(query, userId);
}
