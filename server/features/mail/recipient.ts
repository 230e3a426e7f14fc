import { type MailSample, sampleIn } from '../../../domain/mail/mail-sample.ts';
import { findTypedVariable, listVariables } from '../../../domain/mail/message-template.ts';
import { isBlankTemplate, type StaffMail } from '../../../domain/mail/staff-mail.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { getApplicant } from './recipients/applicant.ts';
import { getClientContact } from './recipients/client-contact.ts';
import { getPerson } from './recipients/person.ts';
import type { Recipient, Site } from './recipients/recipient.ts';

/** Stands for the message of a blank template, which needs one, before its author has written any. */
export const placeholderMessage = '…';

/**
 * Returns the address, the language and the variables of a mail that staff send by hand. Throws if staff may not send it
 * or the recipient has no address.
 */
export async function getRecipient(
  query: Query,
  mail: StaffMail,
  staff: Staff,
  site: Site,
): Promise<Recipient> {
  const { rows } = await query(
    db
      .selectFrom('email_templates')
      .select(['is_manual', 'sample'])
      .$narrowType<{ sample: MailSample }>()
      .where('key', '=', mail.template),
  );
  const [template] = rows;
  if (!template) throw new FunctionError('not_found');
  if (mail.test) {
    const language = mail.language ?? staff.language;
    const variables = sampleIn(template.sample, language);
    return { to: staff.email, toName: staff.name, forStaff: staff.id, language, variables };
  }
  if (!template.is_manual) throw new FunctionError('not_allowed');
  if (isBlankTemplate(mail.template) && !mail.message && !mail.text && !mail.body) {
    throw new FunctionError('invalid', { fields: { message: 'required' } });
  }
  if (listVariables(mail.body).length > 0) {
    throw new FunctionError('invalid', { fields: { body: 'invalid' } });
  }
  for (const part of ['subject', 'body', 'text', 'message'] as const) {
    if (findTypedVariable(mail[part])) {
      throw new FunctionError('invalid', { fields: { [part]: 'invalid' } });
    }
  }
  if (mail.application_id) return getApplicant(query, mail, mail.application_id, site);
  if (mail.review_link_id) return getClientContact(query, mail, mail.review_link_id, site);
  if (mail.client_id) await requireContact(query, mail.client_id, mail.person_id);
  return getPerson(query, mail, mail.person_id ?? '', site);
}

async function requireContact(query: Query, clientId: string, personId?: string): Promise<void> {
  const { rows } = await query(
    db
      .selectFrom('client_contacts')
      .select('person_id')
      .where('client_id', '=', clientId)
      .where('person_id', '=', personId ?? null),
  );
  if (rows.length === 0) throw new FunctionError('not_found');
}
