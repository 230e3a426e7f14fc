import type { Query } from '../../../postgres/query.ts';
import { uuidParameter } from '../../body.ts';
import type { Auth, AuthContext, Endpoint } from '../../context.ts';
import { AuthError } from '../../errors.ts';
import { requireAdmin } from '../../sessions/require-user.ts';
import { renderUserById } from '../../users/render-user.ts';
import { findUser, type User } from '../../users/users.ts';

export function adminGetUser(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const { id } = await requireUserInPath(auth.database.query, context);
    return context.json(await renderUserById(auth.database.query, id));
  };
}

/** Returns the user whose id is in the path. */
export async function requireUserInPath(query: Query, context: AuthContext): Promise<User> {
  const user = await findUser(query, uuidParameter(context, 'id', 'user_id'));
  if (!user) throw new AuthError(404, 'user_not_found', 'User not found');
  return user;
}
