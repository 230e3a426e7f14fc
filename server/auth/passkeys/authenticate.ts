import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import { optionalText, readBody } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { limitAddress } from '../rate-limits.ts';
import { signIn } from '../sessions/sessions.ts';
import { findUser, isBanned, isConfirmed, listFactors, type User } from '../users/users.ts';
import { requestOptions, requestResponse, type Use, verifyRequest } from './ceremonies.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import {
  type Credential,
  findPasskey,
  recordUse,
  reportCopy,
  verificationFailed,
} from './credentials.ts';

/** The options name no credentials: the authenticator offers those it has, and nothing tells who has an account. */
export function startAuthentication(auth: Auth): Endpoint {
  return async (context) => {
    await limitAddress(auth, context, 'token');
    const options = await requestOptions(auth.settings, [], 'passkey');
    return context.json({ ...(await storeChallenge(auth, null, options.challenge)), options });
  };
}

const bodySchema = z.object({ challenge_id: optionalText, credential: requestResponse });

export function finishAuthentication(auth: Auth): Endpoint {
  return async (context) => {
    const { challenge_id, credential } = await readBody(context, bodySchema);
    await limitAddress(auth, context, 'token');
    const challenge = await consumeChallenge(auth, null, challenge_id);
    const { query } = auth.database;
    const passkey = await findPasskey(query, Buffer.from(credential.id, 'base64url'));
    if (!passkey) throw verificationFailed();
    const use = await verifyRequest(auth.settings, challenge, credential, passkey, 'passkey');
    const user = await findUser(query, passkey.user_id);
    if (!user) throw verificationFailed();
    requireActive(user);
    const session = await auth.database.transaction((query) =>
      openSession(auth, context, query, { user, passkey, use }),
    );
    // Thrown after the transaction, which must commit the report.
    if (!session) throw verificationFailed();
    return context.json(session);
  };
}

/** The signature has proved who the caller is, so the response may contain the reason. */
function requireActive(user: User): void {
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!isConfirmed(user)) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
}

async function openSession(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user, passkey, use }: { user: User; passkey: Credential; use: Use },
) {
  if (!(await recordUse(query, passkey.id, use))) {
    await reportCopy(auth, context, query, user, passkey.id);
    return undefined;
  }
  const factors = await listFactors(query, user.id);
  const hasFactor = factors.some(({ status }) => status === 'verified');
  const aal = hasFactor && passkey.aal === 'aal2' ? 'aal2' : 'aal1';
  return signIn(auth, context, query, user, { method: 'passkey', aal, passkeyId: passkey.id });
}
