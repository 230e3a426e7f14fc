import { randomUUID } from 'node:crypto';
import type { Query } from '../postgres/database.ts';

export interface Mail {
  /** What the mail is about; a cause that was mailed before is not mailed again. */
  cause?: string;
  to: string;
  toName?: string;
  replyTo?: string;
  language: 'en' | 'sv';
  /** Key of an e-mail template. */
  template: string;
  variables: Record<string, unknown>;
  /** Words of one's own in place of the template's. */
  subject?: string;
  text?: string;
  personId?: string;
  applicationId?: string;
  /** Tells the applicant where things stand. */
  isAnswer?: boolean;
  sendAfter?: Date;
  createdBy?: string;
}

export type EnqueueMail = (query: Query, mail: Mail) => Promise<string | undefined>;

/**
 * Writes a mail into the outbox, in the transaction of what causes it: both happen, or neither.
 * Returns its id, or nothing where the cause has been mailed before.
 */
export const enqueueMail: EnqueueMail = async (query, mail) => {
  const { rows } = await query(
    `insert into public.outbox (cause, template_key, to_email, to_name, reply_to, language, variables,
       subject, body_text, person_id, application_id, is_answer, send_after, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13, now()), coalesce($14, auth.uid()))
     on conflict (cause) do nothing returning id`,
    [
      mail.cause ?? `${mail.template}:${randomUUID()}`,
      mail.template,
      mail.to,
      mail.toName?.slice(0, 200),
      mail.replyTo,
      mail.language,
      mail.variables,
      mail.subject,
      mail.text,
      mail.personId,
      mail.applicationId,
      mail.isAnswer ?? false,
      mail.sendAfter,
      mail.createdBy,
    ],
  );
  return rows[0]?.id;
};
