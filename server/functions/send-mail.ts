import { staffMail, undoSeconds } from '../../domain/staff-mail.ts';
import { enqueueMail } from '../email/enqueue.ts';
import { defineAction } from './define-action.ts';
import { FunctionError } from './errors.ts';
import { hashOf, once } from './once.ts';
import { findRecipient } from './recipient.ts';
import { requireStaff } from './require-staff.ts';

/**
 * A mail by hand, from a template, in the recipient's language. It waits ten seconds, or until the
 * time that was chosen, and can be called back until then.
 */
export const sendMail = defineAction({
  name: 'send-mail',
  schema: staffMail,
  async run(mail, call) {
    const { database, site } = call.context;
    const staff = await requireStaff(call, 'admin', 'recruiter');
    const key = call.request.headers.get('idempotency-key') ?? crypto.randomUUID();
    if (key.length < 8 || key.length > 200) throw new FunctionError('unreadable');
    const request = { scope: `send-mail:${staff.id}`, key, hash: hashOf(mail) };
    const { answer } = await once(database, request, staff.identity, async (query) => {
      const recipient = await findRecipient(query, mail, staff, site);
      const soonest = new Date(Date.now() + undoSeconds * 1000);
      const wished = mail.send_after ? new Date(mail.send_after) : soonest;
      const sendAfter = wished > soonest ? wished : soonest;
      const id = await enqueueMail(query, {
        cause: `${mail.template}:${hashOf(staff.id, key).slice(0, 40)}`,
        template: mail.template,
        subject: mail.subject,
        text: mail.text,
        replyTo: staff.email,
        sendAfter,
        createdBy: staff.id,
        ...recipient,
      });
      if (!id) throw new FunctionError('conflict');
      return { id, send_after: sendAfter.toISOString(), undo_seconds: undoSeconds };
    });
    return answer;
  },
});
