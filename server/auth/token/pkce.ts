import { z } from 'zod';
import { optionalText, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { AuthError, invalid } from '../errors.ts';
import { redeemAuthCode } from '../oauth/flow-states.ts';
import { type Method, signIn } from '../sessions/sessions.ts';
import { findUser } from '../users/users.ts';

const bodySchema = z.object({ auth_code: optionalText, code_verifier: optionalText });

export function pkceGrant(auth: Auth): Endpoint {
  return async (context) => {
    const { auth_code: code, code_verifier: verifier } = await readBody(context, bodySchema);
    if (!code || !verifier) {
      throw invalid('invalid request: both auth code and code verifier should be non-empty');
    }
    const session = await auth.database.transaction(async (query) => {
      const flow = await redeemAuthCode(query, code, verifier);
      const user = await findUser(query, flow.user_id ?? '');
      if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
      const method = flow.authentication_method as Method;
      return {
        ...(await signIn(auth, context, query, user, { method })),
        provider_token: flow.provider_access_token ?? undefined,
        provider_refresh_token: flow.provider_refresh_token ?? undefined,
      };
    });
    return context.json(session);
  };
}
