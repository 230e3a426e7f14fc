import type { Auth, Endpoint } from './context.ts';
import { invalid } from './errors.ts';
import { requireUser } from './require-user.ts';
import { endSessions, type Scope } from './sessions.ts';

const isScope = (value: string): value is Scope => ['global', 'local', 'others'].includes(value);

export function logout(auth: Auth): Endpoint {
  return async (context) => {
    const scope = context.req.query('scope') || 'global';
    const { user, session } = await requireUser(auth, context);
    if (!isScope(scope)) throw invalid(`Unsupported logout scope "${scope.slice(0, 40)}"`);
    // A token without a session can end only all of them.
    const asked = scope === 'local' && !session ? 'global' : scope;
    await endSessions(auth.database.query, user.id, asked, session?.id);
    return context.body(null, 204);
  };
}
