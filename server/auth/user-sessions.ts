import { uuidParameter } from './body.ts';
import type { Auth, AuthContext, Endpoint } from './context.ts';
import { AuthError } from './errors.ts';
import { requireAdmin, requireUser } from './require-user.ts';

// Own additions: where somebody is signed in, for themselves and for administrators.

export function listOwnSessions(auth: Auth): Endpoint {
  return async (context) => {
    const { user, session } = await requireUser(auth, context);
    return context.json({ sessions: await list(auth, user.id, session?.id) });
  };
}

export function deleteOwnSession(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    return end(auth, context, user.id);
  };
}

export function listUserSessions(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    return context.json({ sessions: await list(auth, uuidParameter(context, 'id', 'user_id')) });
  };
}

export function deleteUserSession(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    return end(auth, context, uuidParameter(context, 'id', 'user_id'));
  };
}

export function deleteUserSessions(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const id = uuidParameter(context, 'id', 'user_id');
    await auth.database.query('delete from auth.sessions where user_id = $1', [id]);
    return context.body(null, 204);
  };
}

async function list({ database }: Auth, userId: string, current?: string) {
  const { rows } = await database.query(
    `select id, created_at, coalesce(refreshed_at, created_at) as last_used_at, user_agent,
       host(ip) as ip, aal, id = $2::uuid as is_current
     from auth.sessions where user_id = $1 order by last_used_at desc`,
    [userId, current ?? null],
  );
  return rows.map((row) => ({ ...row, is_current: row.is_current ?? false }));
}

async function end({ database }: Auth, context: AuthContext, userId: string): Promise<Response> {
  const { rowCount } = await database.query(
    'delete from auth.sessions where id = $1 and user_id = $2',
    [uuidParameter(context, 'sessionId', 'session_id'), userId],
  );
  if (!rowCount) throw new AuthError(404, 'not_found', 'Session not found');
  return context.body(null, 204);
}
