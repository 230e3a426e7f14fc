-- older programs: run
-- The client got a mail whose link did not work when the link was revoked while the mail waited.

create function private.cancel_mail_of_shortlist() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('link_revoked', mail.state)
  where mail.template_key = 'client_review_link' and mail.state <> 'sent' and mail.ended is null
    and mail.links -> 'link' ->> 'review_link_id' = old.id::text;
  return null;
end $$;
revoke all on function private.cancel_mail_of_shortlist() from public;

create trigger cancel_mail after update of revoked_at on public.review_links
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function private.cancel_mail_of_shortlist();
create trigger cancel_mail_of_deleted after delete on public.review_links
  for each row execute function private.cancel_mail_of_shortlist();
