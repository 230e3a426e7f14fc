import { z } from 'zod';
import { parseEmail } from './addresses.ts';
import { optionalText, pkce, readBody } from './body.ts';
import type { Auth, Endpoint } from './context.ts';
import { padDuration } from './even-time.ts';
import { parseChallenge } from './flow-states.ts';
import { mailLink, startMailFlow } from './mail.ts';
import { limitAccountMail } from './mail-limits.ts';
import { limitAddress } from './rate-limits.ts';
import { findRedirect } from './redirects.ts';
import { findUserByEmail } from './users.ts';

const body = z.object({ email: optionalText, ...pkce });

export function recover(auth: Auth): Endpoint {
  return async (context) => {
    const given = await readBody(context, body);
    const email = parseEmail(given.email ?? '');
    const challenge = parseChallenge(given.code_challenge, given.code_challenge_method);
    const redirectTo = findRedirect(auth.settings, context);
    await limitAddress(auth, context, 'mail');
    await padDuration(async () => {
      if (!(await limitAccountMail(auth, context, 'recovery', email))) return;
      await auth.database.transaction(async (query) => {
        const user = await findUserByEmail(query, email);
        if (!user) return;
        const flowStateId = await startMailFlow(query, user, challenge);
        const purpose = { kind: 'recovery', to: email, redirectTo, flowStateId } as const;
        await mailLink(auth, context, query, user, purpose);
      });
    });
    return context.json({});
  };
}
