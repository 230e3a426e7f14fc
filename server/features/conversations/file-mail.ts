import { maxMailDocuments } from '../../../domain/conversations/received-mail.ts';
import { setReadingPriority } from '../../documents/reading-priority.ts';
import { type Query, requireRow } from '../../postgres/query.ts';

/**
 * Puts a received mail into a conversation: its documents become documents of the person, staff see it as unread and
 * the responsible colleague is notified. Documents of mail about billing stay with the mail, because all recruiters
 * read the documents of a person. Documents beyond `maxMailDocuments` stay there too. An automatic reply needs no
 * attention.
 */
export async function fileMail(
  query: Query,
  mailId: string,
  conversationId: string,
): Promise<void> {
  const ids = [mailId, conversationId];
  await query('update public.inbox set conversation_id = $2, for_staff = null where id = $1', ids);
  await orderReading(query, mailId, conversationId);
  await query(
    `with added as (
       insert into public.documents (person_id, kind, bucket, path, file_name, mime_type, size_bytes, sha256)
       select conversation.person_id, 'other', attachment.bucket, attachment.path, attachment.file_name,
         attachment.mime_type, attachment.size_bytes, attachment.sha256
       from public.inbox_attachments as attachment, public.conversations as conversation
       where attachment.mail_id = $1 and conversation.id = $2 and attachment.path is not null
         and attachment.document_id is null and attachment.mime_type !~ '^(image|message)/'
         and not conversation.concerns_billing
       order by attachment.path limit greatest(0, $3 - (
         select count(*)::integer from public.documents
         where kind = 'other' and person_id = (select person_id from public.conversations where id = $2)
       ))
       returning id, bucket, path
     )
     update public.inbox_attachments as attachment set document_id = added.id from added
     where attachment.mail_id = $1 and attachment.bucket = added.bucket and attachment.path = added.path`,
    [...ids, maxMailDocuments],
  );
  await query(
    `update public.conversations as conversation
     set last_mail_at = greatest(conversation.last_mail_at, mail.received_at),
       unread_since = case when mail.kind = 'auto_reply' then conversation.unread_since
         else least(conversation.unread_since, mail.received_at) end,
       snoozed_until = case when mail.kind = 'auto_reply' then conversation.snoozed_until end
     from public.inbox as mail where mail.id = $1 and conversation.id = $2`,
    ids,
  );
  await query(
    `select private.notify_of_reply(conversation_id) from public.inbox where id = $1 and kind = 'mail'`,
    [mailId],
  );
  // A person who writes is in touch with the agency, so the retention period starts again.
  await query(
    `update public.people as person set last_activity_at = now()
     from public.conversations as conversation, public.inbox as mail
     where mail.id = $1 and mail.kind = 'mail' and conversation.id = $2
       and person.id = conversation.person_id and person.erase_after is null`,
    ids,
  );
}

/** Files of mail share a queue with the files of forms and with mail itself, so one sender must not fill it. */
async function orderReading(query: Query, mailId: string, conversationId: string): Promise<void> {
  const result = await query<{ person_id: string; files: number }>(
    `select conversation.person_id, (
       select count(*)::integer from public.inbox_attachments
       where mail_id = $1 and path is not null and not conversation.concerns_billing
     ) as files
     from public.conversations as conversation where conversation.id = $2`,
    [mailId, conversationId],
  );
  const { person_id: person, files } = requireRow(result);
  if (files > 0) await setReadingPriority(query, person, files);
}
