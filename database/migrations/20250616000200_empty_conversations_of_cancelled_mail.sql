-- A conversation whose only mail was cancelled, such as by the undo of a move of 500 people, has no mail: it is not
-- listed. It stays for the replies to an address that somebody may know, and for the next mail.
alter table public.conversations alter column last_mail_at drop not null;
comment on column public.conversations.last_mail_at is 'Null if all of its mail was cancelled.';

create function private.follow_cancelled_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.conversations set last_mail_at = (
    select max(mail.at) from (
      select created_at from public.outbox where conversation_id = new.conversation_id and state <> 'cancelled'
      union all
      select received_at from public.inbox where conversation_id = new.conversation_id
    ) as mail (at)
  )
  where id = new.conversation_id;
  return null;
end $$;
revoke all on function private.follow_cancelled_mail() from public;

create trigger follow_cancelled_mail after update of state on public.outbox
for each row when (new.conversation_id is not null and (old.state = 'cancelled') <> (new.state = 'cancelled'))
execute function private.follow_cancelled_mail();

update public.conversations as conversation set last_mail_at = null
where not exists (
  select from public.outbox where conversation_id = conversation.id and state <> 'cancelled'
) and not exists (select from public.inbox where conversation_id = conversation.id);
