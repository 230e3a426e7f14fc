import { renderMail } from '../../../server/email/render/render.ts';
import { emailTemplates } from '../content/essential/email-templates.ts';
import type { Row } from '../insert-rows.ts';
import type { Person } from '../people/person.ts';

export type Mail = {
  id: string;
  template: string;
  /** The cause of the mail; each cause has one mail. */
  cause: string;
  person: Person;
  at: Date;
  variables?: Record<string, string>;
  applicationId?: string;
  isAnswer?: boolean;
  sender?: string;
  /** No mail is queued: all of them would be sent once a mail server is configured. */
  state?: 'sent' | 'cancelled' | 'failed';
  sendAfter?: Date;
  error?: string;
};

const sender = {
  siteName: 'Alpaca',
  siteUrl: 'https://alpaca.example',
  contactEmail: 'hello@alpaca.example',
};

export function mailRow(mail: Mail): Row {
  const { person, at, state = 'sent' } = mail;
  const variables = {
    first_name: person.firstName,
    site_name: 'Alpaca',
    link: 'https://alpaca.example',
    ...mail.variables,
  };
  return {
    id: mail.id,
    cause: mail.cause,
    message_id: `${mail.id}@alpaca.example`,
    template_key: mail.template,
    person_id: person.id,
    application_id: mail.applicationId ?? null,
    to_email: person.email,
    to_name: `${person.firstName} ${person.lastName}`,
    language: person.language,
    variables,
    ...(state === 'cancelled' ? {} : rendered(mail, variables)),
    state,
    send_after: mail.sendAfter ?? at,
    attempts: state === 'cancelled' ? 0 : state === 'failed' ? 5 : 1,
    last_error: mail.error ?? null,
    sent_at: state === 'sent' ? at : null,
    is_answer: mail.isAnswer ?? false,
    created_by: mail.sender ?? null,
    created_at: at,
    updated_at: at,
  };
}

function rendered({ template, person }: Mail, variables: Record<string, string>): Row {
  const seed = emailTemplates.find(({ key }) => key === template);
  if (!seed) throw new Error(`there is no mail called ${template}`);
  const { subject, html, text } = renderMail(
    seed,
    { language: person.language, variables },
    sender,
  );
  return { subject, html, body_text: text };
}
