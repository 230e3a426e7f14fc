import { recordAccountEvent } from './account-events.ts';
import type { Auth, Endpoint } from './context.ts';
import { AuthError, invalid } from './errors.ts';
import { requireSession } from './require-user.ts';
import { endSessions, owesSecondFactor, type Scope } from './sessions.ts';

const isScope = (value: string): value is Scope => ['global', 'local', 'others'].includes(value);

export function logout(auth: Auth): Endpoint {
  return async (context) => {
    const scope = context.req.query('scope') || 'global';
    const signedIn = await requireSession(auth, context);
    const { user, session } = signedIn;
    if (!isScope(scope)) throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    const owes = await owesSecondFactor(auth.database.query, signedIn);
    // Without its second factor a session ends itself and no other, also where clients ask for all.
    if (owes && (scope === 'others' || !session)) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required');
    }
    // A token without a session can end only all of them.
    const asked = owes ? 'local' : scope === 'local' && !session ? 'global' : scope;
    await auth.database.transaction(async (query) => {
      await endSessions(query, user.id, asked, session?.id);
      const action = asked === 'local' ? 'sign_out' : 'end_sessions';
      await recordAccountEvent(query, user.id, action);
    });
    return context.body(null, 204);
  };
}
