import { uuidParameter } from '../body.ts';
import type { Auth, AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { requireSession, type SignedIn } from '../sessions/require-user.ts';
import type { Session } from '../sessions/sessions.ts';
import { type Factor, listFactors } from '../users/users.ts';

export type FactorUser = SignedIn & { session: Session };

/** Returns the signed-in user of a request about factors. It needs a session, which may still require the factor. */
export async function requireFactorUser(auth: Auth, context: AuthContext): Promise<FactorUser> {
  const signedIn = await requireSession(auth, context);
  const { user, session } = signedIn;
  if (user.is_anonymous) {
    throw new AuthError(
      403,
      'no_authorization',
      'Anonymous user not allowed to perform these actions',
    );
  }
  if (!session) {
    throw new AuthError(403, 'session_not_found', 'A session is required for a second factor');
  }
  return { ...signedIn, session };
}

export async function requireFactor(
  auth: Auth,
  context: AuthContext,
  userId: string,
): Promise<Factor> {
  const id = uuidParameter(context, 'factorId', 'factor_id');
  const factors = await listFactors(auth.database.query, userId);
  const factor = factors.find((candidate) => candidate.id === id.toLowerCase());
  if (!factor) throw factorNotFound();
  return factor;
}

export const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
