import type { Auth, Endpoint } from '../../context.ts';
import { requireFactor } from '../../factors/require-factor.ts';
import { removeFactor } from '../../factors/unenroll.ts';
import { requireAdmin } from '../../sessions/require-user.ts';
import { renderFactor } from '../../users/render-user.ts';
import { listFactors } from '../../users/users.ts';
import { requireUserInPath } from './get.ts';

export function adminListFactors(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const { id } = await requireUserInPath(auth.database.query, context);
    return context.json((await listFactors(auth.database.query, id)).map(renderFactor));
  };
}

export function adminDeleteFactor(auth: Auth): Endpoint {
  return async (context) => {
    await requireAdmin(auth, context);
    const user = await requireUserInPath(auth.database.query, context);
    const factor = await requireFactor(auth, context, user.id);
    await auth.database.transaction((query) =>
      removeFactor(auth, context, query, { user, factor, by: 'service_role' }),
    );
    return context.json(renderFactor(factor));
  };
}
