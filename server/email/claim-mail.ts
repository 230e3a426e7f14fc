import type { Row } from '../postgres/kysely-types.ts';
import type { Mailer } from './deliver.ts';
import type { Opens } from './mail-link.ts';
import type { StoredTemplate } from './render/render-stored.ts';

export type ClaimedMail = StoredTemplate &
  Pick<
    Row<'outbox'>,
    | 'id'
    | 'message_id'
    | 'template_key'
    | 'to_email'
    | 'to_name'
    | 'reply_to'
    | 'language'
    | 'person_id'
    | 'application_id'
    | 'html'
    | 'attempts'
    | 'in_reply_to'
    | 'calendar'
  > &
  Pick<Row<'email_templates'>, 'can_unsubscribe'> & {
    /** The variables of the template. Links and codes are masked in them. */
    values: Record<string, unknown>;
    links: Record<string, Opens>;
    own_subject: string | null;
    own_text: string | null;
    own_body: unknown;
    has_bounced: boolean;
    reply_token: string | null;
    /** The colleague who wrote a mail of a conversation. */
    author: string | null;
  };

export async function claimMail(
  { database }: Mailer,
  id: string,
): Promise<ClaimedMail | undefined> {
  const { rows } = await database.query<ClaimedMail>(
    `update public.outbox as mail set state = 'sending', attempts = mail.attempts + 1
     from public.email_templates as template
     where mail.id = $1 and template.key = mail.template_key
       and mail.state = 'queued' and mail.send_after <= now()
     returning mail.id, mail.message_id, mail.template_key, mail.to_email, mail.to_name, mail.reply_to,
       mail.person_id, mail.application_id, mail.language, mail.variables as values, mail.links, mail.subject as own_subject, mail.body_text as own_text, mail.body as own_body,
       mail.html, mail.attempts, mail.calendar, exists (
         select from public.people as person where person.email = mail.to_email and person.merged_into is null
           and person.anonymised_at is null and person.email_bounced_at is not null
       ) as has_bounced, mail.in_reply_to,
       (select reply_token from public.conversations where id = mail.conversation_id),
       (select name from public.staff_profiles where user_id = mail.created_by and mail.conversation_id is not null) as author,
       template.key, template.subject, template.body, template.variables, template.can_unsubscribe,
       template.default_subject, template.default_body`,
    [id],
  );
  return rows[0];
}
