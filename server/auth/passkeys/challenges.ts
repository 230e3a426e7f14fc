import { z } from 'zod';
import type { Row } from '../../postgres/kysely-types.ts';
import { requireRow } from '../../postgres/query.ts';
import type { Auth } from '../context.ts';
import { AuthError } from '../errors.ts';

// The random value that an authenticator signs. It is good for one response, of one purpose: the registration of one
// user's passkey, or a sign-in.

export const challengeSeconds = 300;

/** The user who registers a passkey; null for a sign-in. */
type UserId = string | null;

export async function storeChallenge(
  { database }: Auth,
  userId: UserId,
  challenge: string,
): Promise<{ challenge_id: string; expires_at: number }> {
  const storedChallenge = requireRow(
    await database.query<Pick<Row<'auth.webauthn_challenges'>, 'id' | 'expires_at'>>(
      `insert into auth.webauthn_challenges (user_id, challenge, expires_at)
       values ($1, $2, now() + make_interval(secs => $3)) returning id, expires_at`,
      [userId, challenge, challengeSeconds],
    ),
  );
  return {
    challenge_id: storedChallenge.id,
    expires_at: Math.floor(storedChallenge.expires_at.getTime() / 1000),
  };
}

/** Deletes the challenge outside of any transaction, so that a wrong response uses it up as well. */
export async function consumeChallenge(
  { database }: Auth,
  userId: UserId,
  id: string | undefined,
): Promise<string> {
  const { rows } = z.guid().safeParse(id).success
    ? await database.query<Pick<Row<'auth.webauthn_challenges'>, 'challenge'>>(
        `delete from auth.webauthn_challenges
         where id = $1 and user_id is not distinct from $2 and expires_at > now() returning challenge`,
        [id, userId],
      )
    : { rows: [] };
  if (rows[0]) return rows[0].challenge;
  throw new AuthError(
    400,
    'webauthn_challenge_not_found',
    'The challenge does not exist, has been used or has expired',
  );
}
