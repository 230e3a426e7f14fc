import { staffMail, undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { defineAction } from '../../functions/define-action.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import { enqueueStaffMail } from './staff-mail.ts';

/**
 * Enqueues a mail that staff write from a template, in the recipient's language. It is sent after ten
 * seconds, or at the chosen time, and can be cancelled until then.
 */
export const sendMail = defineAction({
  name: 'send-mail',
  roles: ['admin', 'recruiter'],
  schema: staffMail,
  api: {
    scope: 'mail:write',
    summary: 'Sends a mail from a template to an applicant, a contact of a client or a person.',
    example: {
      template: 'application_message',
      application_id: 'APPLICATION_ID',
      message: 'We will call you on Friday.',
    },
  },
  async run(mail, call, staff) {
    const { database, site } = call.context;
    const key = readIdempotencyKey(call.request);
    const request = { scope: `send-mail:${staff.id}`, key, hash: hashOf(mail) };
    const { response } = await once(database, request, staff.identity, async (query) => {
      const { id, sendAfter } = await enqueueStaffMail(mail, { query, staff, site, key });
      return { id, send_after: sendAfter.toISOString(), undo_seconds: undoSeconds };
    });
    return response;
  },
});
