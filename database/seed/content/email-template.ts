import type { MailSample } from '../../../domain/mail/mail-sample.ts';
import { mailBody } from '../mail-body.ts';
import type { Bilingual, EmailTemplateSeed } from './rows.ts';

type TemplateText = {
  key: string;
  sent_when: Bilingual;
  subject: Bilingual;
  /** The text in the notation of `mailBody`. */
  body: Bilingual;
  /** Every variable with an example. `site_name` is there in every mail. */
  sample: MailSample;
  concerns_account?: boolean;
  can_unsubscribe?: boolean;
  is_manual?: boolean;
};

/** A template as it is first stored: the text in use is the default text. */
export function template(text: TemplateText): EmailTemplateSeed {
  const body = { en: mailBody(text.body.en), sv: mailBody(text.body.sv) };
  const sample = { ...text.sample, site_name: 'Alpaca' };
  return {
    key: text.key,
    sent_when: text.sent_when,
    subject: text.subject,
    body,
    default_subject: text.subject,
    default_body: body,
    variables: Object.keys(sample),
    sample,
    concerns_account: text.concerns_account ?? false,
    can_unsubscribe: text.can_unsubscribe ?? false,
    is_manual: text.is_manual ?? false,
  };
}
