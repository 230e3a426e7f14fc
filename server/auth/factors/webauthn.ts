import { z } from 'zod';
import type { Query } from '../../postgres/query.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import {
  creationOptions,
  creationResponse,
  requestOptions,
  requestResponse,
  verifyCreation,
  verifyRequest,
} from '../passkeys/ceremonies.ts';
import {
  insertCredential,
  listCredentials,
  recordUse,
  reportCopy,
} from '../passkeys/credentials.ts';
import type { Factor, User } from '../users/users.ts';

// A security key as the second factor. The domain and the origins that the client names are not read: the settings have
// them.

/** The part of a request that verifies a factor of this type. */
export const webauthnBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), credential_response: creationResponse }),
  z.object({ type: z.literal('request'), credential_response: requestResponse }),
]);

type WebauthnBody = z.infer<typeof webauthnBody>;

/** The part of a challenge that the browser passes to the authenticator. */
export async function createWebauthn({ database, settings }: Auth, user: User, factor: Factor) {
  const credentials = await listCredentials(database.query, user.id);
  if (factor.status === 'unverified') {
    const publicKey = await creationOptions(settings, user, credentials, 'factor');
    return { type: 'create', credential_options: { publicKey } };
  }
  const ofFactor = credentials.filter(({ factor_id }) => factor_id === factor.id);
  const publicKey = await requestOptions(settings, ofFactor, 'factor');
  return { type: 'request', credential_options: { publicKey } };
}

type WebauthnResponse = { user: User; factor: Factor; challenge: string; body: WebauthnBody };

/** Verifies the response of the authenticator. Returns false if it may have been copied, which has been reported. */
export async function consumeWebauthn(
  auth: Auth,
  context: AuthContext,
  query: Query,
  { user, factor, challenge, body }: WebauthnResponse,
): Promise<boolean> {
  if (body.type === 'create' && factor.status === 'unverified') {
    const created = await verifyCreation(
      auth.settings,
      challenge,
      body.credential_response,
      'factor',
    ).catch(asFactorError);
    const registration = { userId: user.id, factorId: factor.id, aal: 'aal1' } as const;
    await insertCredential(query, created, registration);
    return true;
  }
  const credentials = await listCredentials(query, user.id);
  const ofFactor = credentials.find(({ factor_id }) => factor_id === factor.id);
  if (body.type !== 'request' || !ofFactor) throw wrongResponse();
  const use = await verifyRequest(
    auth.settings,
    challenge,
    body.credential_response,
    ofFactor,
    'factor',
  ).catch(asFactorError);
  if (await recordUse(query, ofFactor.id, use)) return true;
  await reportCopy(auth, context, query, user, ofFactor.id);
  return false;
}

/** Errors of second factors have their own code. */
function asFactorError(error: unknown): never {
  throw error instanceof AuthError ? wrongResponse(error) : error;
}

export const wrongResponse = (cause?: unknown) =>
  new AuthError(422, 'mfa_verification_failed', 'Invalid WebAuthn response', { cause });
