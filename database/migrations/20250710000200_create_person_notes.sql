-- Notes about people, whether or not they have applied for a job.
create table public.person_notes (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.people (id) on delete cascade,
  author_id uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  body text not null check (length(btrim(body)) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on public.person_notes (person_id, created_at desc, id desc);
create index on public.person_notes (author_id);

alter table public.person_notes enable row level security;

create policy "recruiters can read notes about people" on public.person_notes for select to authenticated
  using (
    (select private.is_staff('recruiter', 'admin'))
    and person_id not in (select private.people_awaiting_erasure())
  );
create policy "recruiters can insert their own notes about people" on public.person_notes for insert to authenticated
  with check (
    author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
    and person_id not in (select private.people_awaiting_erasure())
  );
create policy "recruiters can update their own notes about people" on public.person_notes for update to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "recruiters can delete their own notes about people" on public.person_notes for delete to authenticated
  using (author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin')));
create policy "admins can delete notes about people" on public.person_notes for delete to authenticated
  using ((select private.is_staff('admin')));

grant all on public.person_notes to service_role;
grant select, delete on public.person_notes to authenticated;
grant insert (id, person_id, body), update (body) on public.person_notes to authenticated;

create trigger audit after insert or update or delete on public.person_notes
  for each row execute function private.audit('id');
create trigger set_updated_at before update of body on public.person_notes
  for each row when (old.body is distinct from new.body) execute function private.set_updated_at();
create trigger note_changed_person after insert or delete or update of body, person_id on public.person_notes
  for each row execute function private.note_changed_person('person_id');

alter publication supabase_realtime add table public.person_notes;

-- The notes about an erased person go, and their words within notes about others.
create function private.forget_in_person_notes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  delete from public.person_notes where person_id = old.id;
  update public.person_notes set body = private.redact(body, traces) where private.mentions(body, hints, phone, traces);
  return null;
end $$;
revoke all on function private.forget_in_person_notes() from public;
grant execute on function private.forget_in_person_notes() to service_role;
create trigger forget_in_person_notes after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_person_notes();

-- The search reads them.
CREATE OR REPLACE FUNCTION private.texts_of_person(person uuid)
 RETURNS TABLE(source text, label text, body text, weight "char", written_at timestamp with time zone)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'profile', null, concat_ws(' · ', full_name, headline, location, email, replace(email::text, '@', ' ')), 'A'::"char", null::timestamptz
  from public.people where id = person
  union all
  select 'tags', null, string_agg(tag.name::text, ', '), 'A', null
  from public.person_tags as tagged join public.tags as tag on tag.id = tagged.tag_id where tagged.person_id = person
  having count(*) > 0
  union all
  select 'custom', null, string_agg(entry.value, ' · ' order by field.position, field.created_at), 'B', null
  from public.custom_values as record
  cross join lateral jsonb_each_text(record.fields) as entry
  join public.custom_fields as field on field.key = entry.key and field.kind = 'text'
  where record.person_id = person having count(*) > 0
  union all
  select 'candidate', null, concat_ws(' · ', array_to_string(skills, ', '), array_to_string(locations, ', '), summary), 'B', null
  from public.candidates where person_id = person
  union all
  select 'freelancer', null, concat_ws(' · ', array_to_string(skills, ', '), summary), 'B', null
  from public.freelancers where person_id = person
  union all
  select 'document', file_name, extracted_text, 'C', created_at
  from public.documents where person_id = person and extracted_text is not null
  union all
  select 'cover_letter', null, cover_letter, 'D', created_at
  from public.applications where person_id = person and cover_letter is not null
  union all
  select 'answer', null, private.answer_text(answer.answer, answer.options), 'D', answer.created_at
  from public.application_answers as answer join public.applications as application on application.id = answer.application_id
  where application.person_id = person
  union all
  select 'note', null, note.body, 'D', note.created_at
  from public.application_notes as note join public.applications as application on application.id = note.application_id
  where application.person_id = person
  union all
  select 'note', null, body, 'D', updated_at from public.freelancer_notes where person_id = person
  union all
  select 'note', null, body, 'D', created_at from public.person_notes where person_id = person
  union all
  select 'mail', null, mail.subject, 'D', mail.created_at
  from public.conversations as conversation join public.outbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
  union all
  select 'mail', null, mail.subject, 'D', mail.received_at
  from public.conversations as conversation join public.inbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
$function$;
