import type { Language } from '../../../../domain/language.ts';
import type { StaffMail } from '../../../../domain/mail/staff-mail.ts';
import type { Mail } from '../../../email/enqueue.ts';
import { FunctionError } from '../../../functions/errors.ts';

/** What a mail that staff send by hand takes from its recipient. */
export type Recipient = Pick<
  Mail,
  | 'to'
  | 'toName'
  | 'language'
  | 'variables'
  | 'personId'
  | 'applicationId'
  | 'jobId'
  | 'clientId'
  | 'forStaff'
  | 'isAnswer'
>;

export type Site = { name: string; url: string };

export function languageOf(
  mail: Pick<StaffMail, 'language'>,
  recipient: { language: Language },
): Language {
  return mail.language ?? recipient.language;
}

export function addressOf(recipient: { email: string | null; full_name: string }) {
  if (!recipient.email) {
    throw new FunctionError('invalid', { fields: { person_id: 'email_invalid' } });
  }
  return { to: recipient.email, toName: recipient.full_name };
}
