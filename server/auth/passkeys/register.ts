import { z } from 'zod';
import { describeUserAgent } from '../../../domain/staff/describe-user-agent.ts';
import type { Query } from '../../postgres/query.ts';
import { optionalText, readBody } from '../body.ts';
import { type Auth, type AuthContext, type Endpoint, userAgentOf } from '../context.ts';
import { AuthError } from '../errors.ts';
import { requireFactorUser } from '../factors/require-factor.ts';
import { notifyOwner } from '../mail/notices.ts';
import { requireRecentProof } from '../passwords/recent-proof.ts';
import { limitAddress } from '../rate-limits.ts';
import { requireUser } from '../sessions/require-user.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { isConfirmed } from '../users/users.ts';
import { creationOptions, creationResponse, verifyCreation } from './ceremonies.ts';
import { consumeChallenge, storeChallenge } from './challenges.ts';
import { insertCredential, listCredentials, listPasskeys } from './credentials.ts';
import { renderPasskey } from './manage.ts';

const maxPasskeys = 10;

export function startRegistration(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireOwner(auth, context);
    const { user } = signedIn;
    const { query } = auth.database;
    await limitAddress(auth, context, 'factor');
    await requireRecentProof(auth, query, signedIn);
    await requireRoom(query, user.id);
    const credentials = await listCredentials(query, user.id);
    const options = await creationOptions(auth.settings, user, credentials, 'passkey');
    return context.json({ ...(await storeChallenge(auth, user.id, options.challenge)), options });
  };
}

const bodySchema = z.object({ challenge_id: optionalText, credential: creationResponse });

export function finishRegistration(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireOwner(auth, context);
    const { user, aal } = signedIn;
    const { challenge_id, credential } = await readBody(context, bodySchema);
    await limitAddress(auth, context, 'factor');
    const challenge = await consumeChallenge(auth, user.id, challenge_id);
    const verifiedCredential = await verifyCreation(
      auth.settings,
      challenge,
      credential,
      'passkey',
    );
    const passkey = await auth.database.transaction(async (query) => {
      // Lock the user, so that concurrent registrations are counted correctly.
      await query('select from auth.users where id = $1 for update', [user.id]);
      await requireRecentProof(auth, query, signedIn);
      await requireRoom(query, user.id);
      const registration = { userId: user.id, name: nameOf(context), aal };
      const inserted = await insertCredential(query, verifiedCredential, registration);
      await recordAccountEvent(query, user.id, 'add_passkey');
      await notifyOwner(auth, context, query, user, 'auth_passkey_added');
      return inserted;
    });
    return context.json(renderPasskey(passkey));
  };
}

/** A passkey opens the account, so only a complete sign-in may add one. */
async function requireOwner(auth: Auth, context: AuthContext) {
  await requireUser(auth, context);
  const signedIn = await requireFactorUser(auth, context);
  if (!isConfirmed(signedIn.user)) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  return signedIn;
}

async function requireRoom(query: Query, userId: string): Promise<void> {
  if ((await listPasskeys(query, userId)).length < maxPasskeys) return;
  throw new AuthError(
    422,
    'too_many_passkeys',
    `An account can have ${maxPasskeys} passkeys, delete one to continue`,
  );
}

/** The client sends no name with a new passkey, so it is named after the browser until its owner renames it. */
function nameOf(context: AuthContext): string | undefined {
  const agent = describeUserAgent(userAgentOf(context));
  return agent && `${agent.browser}, ${agent.system}`;
}
