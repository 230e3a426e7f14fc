-- All recruiters read the documents of a person, but not mail about billing: its files stay with the mail.
update public.inbox_attachments as attachment set document_id = null
from public.inbox as mail join public.conversations as conversation on conversation.id = mail.conversation_id
where mail.id = attachment.mail_id and conversation.concerns_billing and attachment.document_id is not null;
delete from public.documents as document where exists (
  select from public.inbox_attachments as attachment
  join public.inbox as mail on mail.id = attachment.mail_id
  join public.conversations as conversation on conversation.id = mail.conversation_id
  where conversation.concerns_billing and attachment.bucket = document.bucket and attachment.path = document.path
);
