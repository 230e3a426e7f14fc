import { z } from 'zod';
import { optionalText, pkce, readBody } from '../body.ts';
import type { Auth, Endpoint } from '../context.ts';
import { parseEmail } from '../email-and-phone.ts';
import { mailLink, startMailFlow } from '../mail/mail.ts';
import { limitAccountMail } from '../mail/mail-limits.ts';
import { parseChallenge } from '../oauth/flow-states.ts';
import { findRedirect } from '../oauth/redirects.ts';
import { padDuration } from '../pad-duration.ts';
import { limitAddress } from '../rate-limits.ts';
import { findUserByEmail } from '../users/users.ts';

const bodySchema = z.object({ email: optionalText, ...pkce });

export function recover(auth: Auth): Endpoint {
  return async (context) => {
    const fields = await readBody(context, bodySchema);
    const email = parseEmail(fields.email ?? '');
    const challenge = parseChallenge(fields.code_challenge, fields.code_challenge_method);
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
