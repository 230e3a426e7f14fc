-- Somebody with an older record can change its name and phone number to those of another person. A merge must not take
-- the address of that record for the person's without a question (165).
alter table public.people add renamed_at timestamptz;
comment on column public.people.renamed_at is
  'When the person, not a colleague, last changed the name, phone number or profile by which records are compared.';

create function private.note_renaming() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.anonymised_at is not null then
    new.renamed_at := null;
  elsif auth.role() in ('anon', 'authenticated') and private.acting_staff_id() is null then
    new.renamed_at := now();
  end if;
  return new;
end $$;
create trigger note_renaming before update of first_name, last_name, phone, linkedin_url on public.people
  for each row when (
    (old.first_name, old.last_name, old.phone::text, old.linkedin_url::text)
      is distinct from (new.first_name, new.last_name, new.phone::text, new.linkedin_url::text)
    or new.anonymised_at is not null
  ) execute function private.note_renaming();
revoke all on function private.note_renaming() from public;
grant execute on function private.note_renaming() to service_role;
