import { randomUUID } from 'node:crypto';
import type { Stage } from '../../domain/enums.ts';
import { type Attachment, maxAttachmentBytes } from '../../domain/mail/attachment.ts';
import type { NewRow } from '../postgres/kysely-types.ts';
import { db, type Query } from '../postgres/query.ts';
import { MailLink, type Opens } from './mail-link.ts';
import { safeName } from './safe-name.ts';

export interface Mail {
  /** Set by callers that derive secrets from the id before the mail is inserted. */
  id?: string;
  /** The reason of the mail. Each cause is mailed once. */
  cause?: string;
  to: string;
  /** Left out of the mail unless it looks like a name, see `safeName`. */
  toName?: string;
  replyTo?: string;
  language: 'en' | 'sv';
  /** Key of an e-mail template. */
  template: string;
  /** The variables of the template. A value that contains a secret must be a `MailLink`. */
  variables: Record<string, unknown>;
  /** Subject and text replace those of the template. */
  subject?: string;
  text?: string;
  /** Rich text, which replaces the text of the template as well. */
  body?: object;
  personId?: string;
  applicationId?: string;
  /** True if the mail answers the applicant, who is then no longer owed an answer. */
  isAnswer?: boolean;
  /**
   * The stage that the mail announces. A trigger cancels the mail if the application leaves that stage before it is
   * sent. Needed only for templates that do not name a stage.
   */
  stage?: Stage;
  /**
   * The job that the mail proposes, asks to confirm an application for, or whose closing it announces. A trigger cancels a
   * proposal if the job closes, and the announcement if it opens again.
   */
  jobId?: string;
  /** The client whose contact gets the mail. */
  clientId?: string;
  /** The colleague who gets the mail. Only that colleague and administrators can read it then. */
  forStaff?: string;
  /** The invoice in the mail. A mail with an invoice can be read only by administrators and the owner of the client. */
  invoiceId?: string;
  /** The conversation that the mail belongs to: replies are sent to its address. */
  conversationId?: string;
  /** Message-ID of the received mail that this one answers. */
  inReplyTo?: string;
  /** The interview that the mail is about; the mail is erased with the candidate. */
  interviewId?: string;
  /** A calendar entry (RFC 5545), with its method. */
  calendar?: string;
  attachments?: readonly Attachment[];
  sendAfter?: Date;
  /** True if a form of an unverified sender caused the mail, which is then delivered after other mail. */
  causedByVisitor?: boolean;
  createdBy?: string;
}

export type EnqueueMail = (query: Query, mail: Mail) => Promise<string | undefined>;

/**
 * Inserts a mail into the outbox, in the transaction of its reason: both are committed, or neither. The trigger
 * `queue_mail` on public.outbox then adds the job `deliver-mail`, which wakes the worker. Returns the id of the mail, or
 * undefined if its cause was mailed before.
 */
export const enqueueMail: EnqueueMail = async (query, mail) => {
  const [id] = await enqueueMails(query, [mail]);
  if (id && mail.attachments?.length) await attachFiles(query, id, mail.attachments);
  return id;
};

/** Does the same as `enqueueMail` for several mails without attachments, with one statement. */
export async function enqueueMails(query: Query, mails: Mail[]): Promise<(string | undefined)[]> {
  if (mails.length === 0) return [];
  const mailRows = mails.map(toRow);
  const { rows } = await query(
    db
      .insertInto('outbox')
      .values(mailRows)
      .onConflict((conflict) => conflict.column('cause').doNothing())
      .returning(['id', 'cause']),
  );
  const ids = new Map(rows.map(({ id, cause }) => [cause, id]));
  return mailRows.map(({ cause }) => ids.get(cause));
}

function toRow(mail: Mail): NewRow<'outbox'> & { cause: string } {
  const { variables, links } = maskLinks(mail);
  return {
    id: mail.id,
    cause: mail.cause ?? `${mail.template}:${randomUUID()}`,
    template_key: mail.template,
    to_email: mail.to,
    to_name: safeName(mail.toName) || null,
    reply_to: mail.replyTo,
    language: mail.language,
    variables: JSON.stringify(variables),
    links: JSON.stringify(links),
    subject: mail.subject,
    body_text: mail.text,
    body: mail.body && JSON.stringify(mail.body),
    person_id: mail.personId,
    application_id: mail.applicationId,
    is_answer: mail.isAnswer,
    send_after: mail.sendAfter,
    caused_by_visitor: mail.causedByVisitor,
    // The column defaults to the caller of the transaction, auth.uid().
    created_by: mail.createdBy,
    stage: mail.stage,
    job_id: mail.jobId,
    client_id: mail.clientId,
    for_staff: mail.forStaff,
    invoice_id: mail.invoiceId,
    conversation_id: mail.conversationId,
    in_reply_to: mail.inReplyTo,
    interview_id: mail.interviewId,
    calendar: mail.calendar,
  };
}

async function attachFiles(query: Query, id: string, files: readonly Attachment[]): Promise<void> {
  if (files.reduce((sum, { size }) => sum + size, 0) > maxAttachmentBytes) {
    throw new Error('the attachments of a mail are larger than allowed');
  }
  await query(
    db.insertInto('outbox_attachments').values(
      files.map(({ bucket, path, fileName, mimeType, size }) => ({
        mail_id: id,
        bucket,
        path,
        file_name: fileName,
        mime_type: mimeType,
        size_bytes: size,
      })),
    ),
  );
}

/** Greets a person whose name is missing or unsafe. */
const fallbackNames = { en: 'there', sv: 'där' };

/** Separates the links of a mail from its variables, which keep their masked form. */
export function maskLinks({ variables: values, language }: Pick<Mail, 'variables' | 'language'>) {
  const variables: Record<string, unknown> = {};
  const links: Record<string, Opens> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof MailLink) {
      variables[name] = value.shown;
      links[name] = value.opens;
    } else {
      variables[name] = name === 'first_name' ? safeName(value) || fallbackNames[language] : value;
    }
  }
  return { variables, links };
}
