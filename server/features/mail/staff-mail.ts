import type { Stage } from '../../../domain/enums.ts';
import { type Attachment, maxAttachmentBytes } from '../../../domain/mail/attachment.ts';
import { type StaffMail, undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf } from '../../functions/once.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { anyOf, db, type Query } from '../../postgres/query.ts';
import { continueConversation } from '../conversations/continue-conversation.ts';
import { getRecipient } from './recipient.ts';
import { requireFit } from './require-fit.ts';

export type MailContext = {
  query: Query;
  staff: Staff;
  site: { name: string; url: string };
  key: string;
  /** The stage that the mail announces, for templates that do not name one. */
  stage?: Stage;
  /** True for the mail of a move to another job. */
  isMovedToJob?: boolean;
  /** The job whose closing is the reason for the mail, or from which the application was moved. */
  jobId?: string;
};

/**
 * Enqueues a mail that staff send by hand, in the caller's transaction. It is sent after `undoSeconds` at
 * the earliest, so that it can be cancelled.
 */
export async function enqueueStaffMail(
  mail: StaffMail,
  { query, staff, site, key, stage, isMovedToJob, jobId }: MailContext,
): Promise<{ id: string; sendAfter: Date }> {
  const recipient = await getRecipient(query, mail, staff, site);
  if (!mail.test) await requireFit(query, mail, isMovedToJob);
  if (mail.review_link_id) await requireNoneWaiting(query, mail.review_link_id);
  const soonest = new Date(Date.now() + undoSeconds * 1000);
  const requested = mail.send_after ? new Date(mail.send_after) : soonest;
  const sendAfter = requested > soonest ? requested : soonest;
  const id = await enqueueMail(query, {
    cause: `${mail.template}:${hashOf(staff.id, key).slice(0, 40)}`,
    template: mail.template,
    subject: mail.subject,
    text: mail.text,
    body: mail.body,
    attachments: await listAttachments(query, mail.documents, recipient.personId),
    replyTo: staff.email,
    sendAfter,
    createdBy: staff.id,
    stage,
    jobId,
    ...recipient,
    ...(recipient.personId && (await continueConversation(query, recipient, staff.id))),
  });
  if (!id) throw new FunctionError('conflict');
  return { id, sendAfter };
}

/** Two colleagues who share a shortlist in the same moment send the client one mail. */
async function requireNoneWaiting(query: Query, reviewLinkId: string): Promise<void> {
  await query('select from public.review_links where id = $1 for update', [reviewLinkId]);
  // A mail from before the links ended is not sent any more.
  const { rows } = await query(
    `select mail.id from public.review_links as link
     join public.outbox as mail on mail.links -> 'link' ->> 'review_link_id' = link.id::text
     where link.id = $1 and mail.state = 'queued' and mail.template_key = 'client_review_link'
       and coalesce(link.links_ended_at < mail.created_at, true)`,
    [reviewLinkId],
  );
  if (rows.length > 0) throw new FunctionError('conflict');
}

/** Only documents of the recipient are sent. A mail with all of them must not be too large. */
async function listAttachments(
  query: Query,
  ids: string[] = [],
  personId: string | undefined,
): Promise<Attachment[]> {
  if (ids.length === 0 || !personId) return [];
  const { rows } = await query(
    db
      .selectFrom('documents')
      .select(['bucket', 'path', 'file_name as fileName', 'mime_type as mimeType'])
      .select('size_bytes as size')
      .where('id', '=', anyOf(ids))
      .where('person_id', '=', personId),
  );
  if (rows.length < new Set(ids).size) throw new FunctionError('not_found');
  const files = rows.map((file) => ({ ...file, size: Number(file.size) }));
  if (files.reduce((sum, { size }) => sum + size, 0) > maxAttachmentBytes) {
    throw new FunctionError('invalid', { fields: { documents: 'file_too_large' } });
  }
  return files;
}
