-- The address that the link was mailed to, which may differ from the typed one: that of a merged record leads to the
-- person too, but may belong to another person. Only the address on file confirms.
alter table public.pending_submissions add column mailed_to public.email_address;

update public.pending_submissions as pending set mailed_to = mail.to_email
from public.outbox as mail
where pending.token_hash is not null and mail.cause = 'confirm_submission:' || pending.id;
