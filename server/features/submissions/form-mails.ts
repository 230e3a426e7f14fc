import { enqueueMail, type Mail } from '../../email/enqueue.ts';
import type { Call } from '../../functions/call.ts';
import { bookNotice, type MailSlot } from '../../functions/limits/mail-quota.ts';
import type { Query } from '../../postgres/query.ts';
import type { CheckResult, Work } from './public-form.ts';

type Mails = Pick<Work<unknown, CheckResult>, 'notifySender' | 'notifyStaff'>;

export function mailsOfVerified(query: Query): Mails {
  const send = async (mail: Mail) => void (await enqueueMail(query, mail));
  return { notifySender: send, notifyStaff: send };
}

export function mailsOfVisitor(call: Call, query: Query, slot: MailSlot | undefined): Mails {
  const send = async (mail: Mail, at: MailSlot | undefined) => {
    if (at) await enqueueMail(query, { ...mail, ...at });
  };
  return {
    notifySender: (mail) => send(mail, slot),
    notifyStaff: async (mail) => send(mail, await bookNotice(call, query)),
  };
}
