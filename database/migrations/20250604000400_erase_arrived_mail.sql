-- Mail that has arrived and is not parsed yet is erased too: what answers the person's conversations, and what is from
-- their confirmed address, by its envelope or its head.
create function private.sender_of_arrived(raw bytea) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(substring(
    split_part(replace(encode(substring(raw for 16384), 'escape'), E'\r', ''), E'\n\n', 1)
    from '(?ni)^from:((?:[^\n]|\n[ \t])*)'
  ))
$$;
revoke all on function private.sender_of_arrived(bytea) from public;
grant execute on function private.sender_of_arrived(bytea) to service_role;

create or replace function private.erase_conversations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own text := case when old.email_confirmed_at is not null then lower(old.email::text) end;
begin
  delete from private.arrived_mail
  where lower(sender) = own or strpos(private.sender_of_arrived(raw), own) > 0
    or exists (
      select from unnest(recipients) as recipient
      join public.conversations as conversation on strpos(lower(recipient), '+' || conversation.reply_token || '@') > 0
      where conversation.person_id = new.id
    );
  delete from public.conversations where person_id = new.id;
  delete from public.inbox where conversation_id is null and lower(from_email) = own;
  return null;
end $$;
