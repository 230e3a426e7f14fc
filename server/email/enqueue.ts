import { randomUUID } from 'node:crypto';
import type { Stage } from '../../domain/enums.ts';
import type { Query } from '../postgres/query.ts';
import { MailLink, type Opens } from './mail-link.ts';
import { safeName } from './safe-name.ts';

export interface Mail {
  /** Known beforehand where secrets are derived from it. */
  id?: string;
  /** What the mail is about; a cause that was mailed before is not mailed again. */
  cause?: string;
  to: string;
  toName?: string;
  replyTo?: string;
  language: 'en' | 'sv';
  /** Key of an e-mail template. */
  template: string;
  /** A value with a secret in it is a MailLink. */
  variables: Record<string, unknown>;
  /** Words of one's own in place of the template's. */
  subject?: string;
  text?: string;
  personId?: string;
  applicationId?: string;
  /** Tells the applicant where things stand. */
  isAnswer?: boolean;
  /**
   * The stage it announces: cancelled if the application leaves that stage before it is sent. Needed only where the
   * template does not say it.
   */
  stage?: Stage;
  /** The job it proposes, or whose closing it tells of: cancelled if that job closes, or opens again, before it is sent. */
  jobId?: string;
  sendAfter?: Date;
  createdBy?: string;
}

export type EnqueueMail = (query: Query, mail: Mail) => Promise<string | undefined>;

/**
 * Writes a mail into the outbox, in the transaction of what causes it: both happen, or neither.
 * Returns its id, or nothing where the cause has been mailed before.
 */
export const enqueueMail: EnqueueMail = async (query, mail) => {
  const { variables, links } = split(mail);
  const { rows } = await query(
    `insert into public.outbox (id, cause, template_key, to_email, to_name, reply_to, language, variables, links,
       subject, body_text, person_id, application_id, is_answer, send_after, created_by, stage, job_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, coalesce($15, now()),
       coalesce($16, auth.uid()), $17, $18)
     on conflict (cause) do nothing returning id`,
    [
      mail.id ?? randomUUID(),
      mail.cause ?? `${mail.template}:${randomUUID()}`,
      mail.template,
      mail.to,
      safeName(mail.toName) || null,
      mail.replyTo,
      mail.language,
      variables,
      links,
      mail.subject,
      mail.text,
      mail.personId,
      mail.applicationId,
      mail.isAnswer ?? false,
      mail.sendAfter,
      mail.createdBy,
      mail.stage,
      mail.jobId,
    ],
  );
  return rows[0]?.id;
};

/** In place of a name that is missing or no name. */
const greeted = { en: 'there', sv: 'där' };

/** Links are stored masked, and beside them what each of them opens. */
/** Takes links out of the variables of a mail and leaves their masked form. */
export function split({ variables: given, language }: Pick<Mail, 'variables' | 'language'>) {
  const variables: Record<string, unknown> = {};
  const links: Record<string, Opens> = {};
  for (const [name, value] of Object.entries(given)) {
    if (value instanceof MailLink) {
      variables[name] = value.shown;
      links[name] = value.opens;
    } else {
      variables[name] = name === 'first_name' ? safeName(value) || greeted[language] : value;
    }
  }
  return { variables, links };
}
