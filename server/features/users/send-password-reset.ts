import { z } from 'zod';
import { email, optional } from '../../../domain/forms/form-field.ts';
import { parseLanguage } from '../../../domain/language.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { mailLimit } from '../../functions/limits/limit.ts';

const schema = z.object({
  email,
  redirect_to: optional(z.url().max(500)),
});

/** Responds the same, after the same time, for known and unknown accounts. */
export const sendPasswordReset = defineAction({
  name: 'send-password-reset',
  roles: 'anyone',
  schema,
  limit: mailLimit,
  async run({ email: address, redirect_to: input }, call) {
    const { site, requestRecovery, logger } = call.context;
    // The form sends its own language, so that the mail and its link are in it too.
    const language = parseLanguage(call.request.headers.get('accept-language')?.slice(0, 2));
    const query = language ? `?lang=${language}` : '';
    const redirectTo = input ?? `${site.url}/admin/password-reset${query}`;
    const { ok, status } = await requestRecovery(address, redirectTo, call);
    if (status === 429) throw new FunctionError('too_many_requests', { retryAfter: 60 });
    if (!ok) {
      logger.error({ status }, 'password reset failed');
      throw new FunctionError('failed');
    }
    return { success: true };
  },
});
