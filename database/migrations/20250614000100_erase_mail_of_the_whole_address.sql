-- The address in the head of a mail is compared as a whole: that of anna@mail.example ends with a@mail.example.
create or replace function private.erase_conversations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own text := case when old.email_confirmed_at is not null then lower(old.email::text) end;
  whole text := '(?:^|[^[:alnum:].!#$%&''*+/=?^_`{|}~-])' || regexp_replace(own, '([^[:alnum:]@])', '\\\1', 'g') || '(?:$|[^[:alnum:].-])';
begin
  delete from private.arrived_mail
  where lower(sender) = own or private.sender_of_arrived(raw) ~ whole
    or exists (
      select from unnest(recipients) as recipient
      join public.conversations as conversation on strpos(lower(recipient), '+' || conversation.reply_token || '@') > 0
      where conversation.person_id = new.id
    );
  delete from public.conversations where person_id = new.id;
  delete from public.inbox where conversation_id is null and lower(from_email) = own;
  return null;
end $$;
