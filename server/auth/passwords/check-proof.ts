import type { Auth, Endpoint } from '../context.ts';
import { requireUser } from '../sessions/require-user.ts';
import { requireRecentProof } from './recent-proof.ts';

/** Tells whether the session has recently proved that its owner uses it, for functions that give lasting rights. */
export function checkProof(auth: Auth): Endpoint {
  return async (context) => {
    const signedIn = await requireUser(auth, context);
    await requireRecentProof(auth, auth.database.query, signedIn);
    return context.body(null, 204);
  };
}
