-- A mail that is tried again by hand has all its tries before it, and what went wrong then is no longer what holds.
create or replace function private.guard_outbox() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return new;
  end if;
  if old.state in ('failed', 'cancelled', 'kept') and new.state = 'queued' then
    new.attempts := 0;
    new.last_error := null;
  elsif not (old.state = 'queued' and new.state in ('queued', 'cancelled')) then
    raise exception 'a mail that is % cannot become %', old.state, new.state using hint = 'mail_state';
  end if;
  return new;
end $$;

-- By the one who gets it, the subject or what it is about; with the caller's rights.
create function public.find_in_outbox(query text) returns setof public.outbox
language sql stable set search_path = '' as $$
  select mail.* from public.outbox as mail
  where private.fold(concat_ws(' ', mail.to_name, mail.to_email, mail.subject, mail.template_key, mail.last_error)) like all (
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.fold(btrim(query)), '\s+') as word
  )
$$;
grant execute on function public.find_in_outbox(text) to authenticated;
create index on public.outbox (send_after, id);
