import { portalSignIn } from '../../../domain/clients/portal.ts';
import { padDuration } from '../../auth/pad-duration.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { formLimit } from '../../functions/limits/limit.ts';

/** Milliseconds: longer than creating the account and its mail takes. */
const stepMs = 500;

/**
 * Mails a code and a link for the portal to a contact with access, by the auth service. It responds the same, after the
 * same time and with the same limits, for every other address, and makes no account for it.
 */
export const sendPortalCode = defineAction({
  name: 'send-portal-code',
  roles: 'anyone',
  schema: portalSignIn,
  // The limit of forms is high enough for a company whose contacts share one network.
  limit: formLimit,
  async run({ email, language }, call) {
    const redirectTo = localizedUrl(`${call.context.site.url}/portal`, language);
    await padDuration(() => sendCode(email, redirectTo, call), stepMs);
    return { ok: true };
  },
});

async function sendCode(email: string, redirectTo: string, call: Call): Promise<void> {
  const { database, accounts, logger } = call.context;
  const { rowCount } = await database.query(
    'select from private.portal_access where lower(email::text) = lower($1)',
    [email],
  );
  const hasAccess = Boolean(rowCount);
  if (hasAccess) await accounts.create(email);
  const { ok, status, headers } = await accounts.mailCode({ email, hasAccess, redirectTo }, call);
  // These limits count every address alike, so the response reveals no access.
  if (status === 429) {
    throw new FunctionError('too_many_requests', {
      retryAfter: Number(headers.get('retry-after')),
    });
  }
  if (!ok) logger.warn({ status }, 'no code for the portal was mailed');
}
