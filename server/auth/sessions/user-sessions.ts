import { uuidParameter } from '../body.ts';
import type { Auth, AuthContext, Endpoint } from '../context.ts';
import { AuthError } from '../errors.ts';
import { type ActedBy, recordAccountEvent } from '../users/account-events.ts';
import { endSessions } from './end-sessions.ts';
import { requireAdmin, requireUser } from './require-user.ts';
import type { Session } from './sessions.ts';

// Extensions of the protocol: lists and ends sessions, for users themselves and for administrators.

export function listOwnSessions(auth: Auth): Endpoint {
  return async (context) => {
    const { user, session } = await requireUser(auth, context);
    return context.json({ sessions: await listSessions(auth, user.id, session?.id) });
  };
}

export function deleteOwnSession(auth: Auth): Endpoint {
  return async (context) => {
    const { user } = await requireUser(auth, context);
    return endSession(auth, context, user.id, 'owner');
  };
}

export function listUserSessions(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    return context.json({
      sessions: await listSessions(auth, uuidParameter(context, 'id', 'user_id')),
    });
  };
}

export function deleteUserSession(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    return endSession(auth, context, uuidParameter(context, 'id', 'user_id'), 'service_role');
  };
}

export function deleteUserSessions(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const id = uuidParameter(context, 'id', 'user_id');
    await auth.database.transaction(async (query) => {
      await endSessions(query, id);
      await recordAccountEvent(query, id, 'end_sessions', { by: 'service_role' });
    });
    return context.body(null, 204);
  };
}

type SessionRow = Pick<Session, 'id' | 'created_at' | 'user_agent' | 'ip' | 'aal'> & {
  last_used_at: Date;
  is_current: boolean | null;
};

async function listSessions({ database }: Auth, userId: string, current?: string) {
  const { rows } = await database.query<SessionRow>(
    `select id, created_at, greatest(created_at, refreshed_at, used_at) as last_used_at, user_agent,
       host(ip) as ip, aal, id = $2::uuid as is_current
     from auth.sessions where user_id = $1 order by last_used_at desc`,
    [userId, current ?? null],
  );
  return rows.map((row) => ({ ...row, is_current: row.is_current ?? false }));
}

async function endSession(
  { database }: Auth,
  context: AuthContext,
  userId: string,
  by: ActedBy,
): Promise<Response> {
  const sessionId = uuidParameter(context, 'sessionId', 'session_id');
  await database.transaction(async (query) => {
    const { rowCount } = await query('delete from auth.sessions where id = $1 and user_id = $2', [
      sessionId,
      userId,
    ]);
    if (!rowCount) throw new AuthError(404, 'not_found', 'Session not found');
    await recordAccountEvent(query, userId, 'end_session', { by });
  });
  return context.body(null, 204);
}
