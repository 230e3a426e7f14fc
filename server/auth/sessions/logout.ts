import type { Auth, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { recordAccountEvent } from '../users/account-events.ts';
import { endSessions, type Scope } from './end-sessions.ts';
import { requireSession } from './require-user.ts';
import { needsSecondFactor } from './sessions.ts';

const isScope = (value: string): value is Scope => ['global', 'local', 'others'].includes(value);

export function logout(auth: Auth): Endpoint {
  return async (context) => {
    const scope = context.req.query('scope') || 'global';
    const signedIn = await requireSession(auth, context);
    const { user, session } = signedIn;
    if (!isScope(scope)) throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    const needsFactor = await needsSecondFactor(auth.database.query, signedIn);
    // A session without its required second factor may only end itself, also if all were requested.
    if (needsFactor && (scope === 'others' || !session)) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required');
    }
    // A token without a session cannot end one session, so it ends all.
    const effective = needsFactor ? 'local' : scope === 'local' && !session ? 'global' : scope;
    await auth.database.transaction(async (query) => {
      await endSessions(query, user.id, effective, session?.id);
      const action = effective === 'local' ? 'sign_out' : 'end_sessions';
      await recordAccountEvent(query, user.id, action);
    });
    return context.body(null, 204);
  };
}
