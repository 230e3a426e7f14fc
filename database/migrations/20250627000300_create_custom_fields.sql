-- Fields of the agency on people, applications, jobs and clients. A record has one row of values, which only recruiters
-- and administrators read: people read their own row in `people`, and visitors those of jobs and clients.

create table public.custom_fields (
  id uuid primary key default gen_random_uuid(),
  -- Names the value in the row of a record, and the field in URLs and files: without a hyphen, as paths into JSON need.
  key text not null unique default 'f' || left(replace(gen_random_uuid()::text, '-', ''), 12)
    check (key ~ '^f[0-9a-f]{12}$'),
  target text not null check (target in ('people', 'applications', 'jobs', 'clients')),
  kind text not null check (kind in ('text', 'number', 'date', 'choice', 'url')),
  name public.localized_text not null check (private.longest(name::jsonb) <= 60),
  options jsonb not null default '[]' check (private.options_fit(options)),
  position integer not null default 0,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "custom fields exist in both languages" check (public.localized_missing(name) = '{}'),
  constraint "only choices have options" check ((kind = 'choice') = (options <> '[]'))
);

alter table public.custom_fields enable row level security;

create policy "recruiters can read custom fields" on public.custom_fields for select to authenticated
  using ((select private.is_staff('recruiter', 'admin')));
create policy "administrators can insert custom fields" on public.custom_fields for insert to authenticated
  with check ((select private.is_staff('admin')));
create policy "administrators can update custom fields" on public.custom_fields for update to authenticated
  using ((select private.is_staff('admin')));

grant all on public.custom_fields to service_role;
grant select on public.custom_fields to authenticated;
-- What a field belongs to and its kind never change, so that stored values stay valid.
grant insert (target, kind, name, options, position), update (name, options, position, retired_at)
  on public.custom_fields to authenticated;

create trigger audit after insert or update or delete on public.custom_fields
  for each row execute function private.audit('id');
create trigger set_updated_at before update on public.custom_fields
  for each row execute function private.set_updated_at();

create function private.keep_custom_options() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select option ->> 'value' from jsonb_array_elements(old.options) as option
    except select option ->> 'value' from jsonb_array_elements(new.options) as option
  ) then
    raise check_violation using message = 'an option may be in use', hint = 'option_missing';
  end if;
  return new;
end $$;
revoke all on function private.keep_custom_options() from public;
grant execute on function private.keep_custom_options() to service_role;
create trigger keep_custom_options before update of options on public.custom_fields
  for each row execute function private.keep_custom_options();

create table public.custom_values (
  id uuid primary key default gen_random_uuid(),
  person_id uuid unique references public.people (id) on delete cascade,
  application_id uuid unique references public.applications (id) on delete cascade,
  job_id uuid unique references public.jobs (id) on delete cascade,
  client_id uuid unique references public.clients (id) on delete cascade,
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object' and pg_column_size(fields) <= 65536),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint "values belong to one record" check (num_nonnulls(person_id, application_id, job_id, client_id) = 1)
);

alter table public.custom_values enable row level security;

create policy "recruiters can read custom values" on public.custom_values for select to authenticated
  using (
    (select private.is_staff('recruiter', 'admin'))
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
    and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
  );
create policy "recruiters can insert custom values" on public.custom_values for insert to authenticated
  with check (
    (select private.is_staff('recruiter', 'admin'))
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
    and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
  );
create policy "recruiters can update custom values" on public.custom_values for update to authenticated
  using ((select private.is_staff('recruiter', 'admin')));

grant all on public.custom_values to service_role;
grant select on public.custom_values to authenticated;
grant insert (person_id, application_id, job_id, client_id, fields), update (fields)
  on public.custom_values to authenticated;

create trigger audit after insert or update or delete on public.custom_values
  for each row execute function private.audit('id');
create trigger set_updated_at before update on public.custom_values
  for each row execute function private.set_updated_at();

create function private.fits_custom_field(kind text, options jsonb, value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  word text := value #>> '{}';
begin
  if kind = 'number' then
    return jsonb_typeof(value) = 'number' and abs(word::numeric) < 1e15;
  end if;
  if jsonb_typeof(value) <> 'string' or length(word) not between 1 and 2000 then
    return false;
  end if;
  return case kind
    when 'text' then btrim(word) <> ''
    when 'url' then word ~ '^https?://\S+$'
    when 'date' then word ~ '^\d{4}-\d{2}-\d{2}$' and word::date is not null
    when 'choice' then exists (select from jsonb_array_elements(options) as option where option ->> 'value' = word)
    else false
  end;
exception when datetime_field_overflow or invalid_datetime_format then
  return false;
end $$;
revoke all on function private.fits_custom_field(text, jsonb, jsonb) from public;
grant execute on function private.fits_custom_field(text, jsonb, jsonb) to service_role;

create function private.check_custom_values() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_record text := case
    when new.person_id is not null then 'people' when new.application_id is not null then 'applications'
    when new.job_id is not null then 'jobs' else 'clients' end;
  wrong text;
begin
  select entry.key into wrong
  from jsonb_each(new.fields) as entry
  left join public.custom_fields as field on field.key = entry.key and field.target = of_record
  where not coalesce(private.fits_custom_field(field.kind, field.options, entry.value), false) limit 1;
  if wrong is not null then
    raise check_violation using message = 'a value does not fit its field: ' || wrong, hint = 'custom_value_invalid';
  end if;
  return new;
end $$;
revoke all on function private.check_custom_values() from public;
grant execute on function private.check_custom_values() to service_role;
create trigger check_custom_values before insert or update of fields on public.custom_values
  for each row execute function private.check_custom_values();

alter publication supabase_realtime add table public.custom_fields, public.custom_values;

-- Words of erased people within the values of others.
create function private.forget_in_custom_values() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  hints text[] := private.hints_of(old, with_name);
  phone text := private.hint_of_phone(old.phone);
begin
  update public.custom_values set fields = (
    select jsonb_object_agg(entry.key, case when field.kind = 'text' then private.redact_json(entry.value, traces) else entry.value end)
    from jsonb_each(fields) as entry join public.custom_fields as field on field.key = entry.key
    -- A URL that names the person leads to them.
    where field.kind <> 'url' or not private.mentions(entry.value #>> '{}', hints, phone, traces)
  )
  where private.mentions(fields::text, hints, phone, traces);
  return null;
end $$;
revoke all on function private.forget_in_custom_values() from public;
grant execute on function private.forget_in_custom_values() to service_role;
create trigger forget_in_custom_values after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_custom_values();

CREATE OR REPLACE FUNCTION private.anonymise_person(erased uuid, by_whom text)
 RETURNS TABLE(bucket text, path text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  everybody uuid[];
  account uuid;
begin
  perform from public.people where id = erased for update;
  if exists (select from public.people where id = erased and legal_hold) then
    raise exception 'this person is under a legal hold' using hint = 'legal_hold';
  end if;
  with recursive one as (
    select id from public.people where id = erased
    union
    select other.id from public.people as other join one on other.merged_into = one.id
  )
  select array_agg(id) into everybody from one;
  return query delete from public.documents as document where person_id = any (everybody)
    returning document.bucket, document.path;

  delete from public.outbox where person_id = any (everybody)
    or application_id in (select id from public.applications where person_id = any (everybody))
    or to_email in (select email from public.people where id = any (everybody) and email_confirmed_at is not null)
    or client_id is null and invoice_id is null and to_email in (select email from public.people where id = any (everybody));
  delete from public.application_answers
    where application_id in (select id from public.applications where person_id = any (everybody));
  delete from public.application_notes
    where application_id in (select id from public.applications where person_id = any (everybody));
  update public.application_ratings set comment = null where comment is not null
    and application_id in (select id from public.applications where person_id = any (everybody));
  delete from public.review_link_items
    where application_id in (select id from public.applications where person_id = any (everybody));
  update public.applications
    set cover_letter = null, withdrawn_reason = null, contact_email = null,
      merit_note = case when merit_note is not null then '(erased)' end, owed_answer_since = null
    where person_id = any (everybody);
  delete from public.candidates where person_id = any (everybody);
  delete from public.freelancers where person_id = any (everybody);
  delete from public.waiting_list where person_id = any (everybody);
  update public.client_billing as billing set invoice_email = null
    from public.people as person
    where person.id = any (everybody) and billing.invoice_email = person.email and (
      person.email_confirmed_at is not null or exists (
        select from public.client_contacts as contact
        where contact.client_id = billing.client_id and contact.person_id = person.id
      )
    );
  delete from public.client_contacts where person_id = any (everybody);
  delete from public.person_tags where person_id = any (everybody);
  delete from public.custom_values where person_id = any (everybody)
    or application_id in (select id from public.applications where person_id = any (everybody));
  delete from private.person_links where person_id = any (everybody);
  update public.privacy_requests set message = null, note = null where person_id = any (everybody);
  update public.person_events set data = '{}' where person_id = any (everybody) and data <> '{}';

  for account in select user_id from public.people where id = any (everybody) and user_id is not null loop
    delete from auth.users where id = account
      and not exists (select from public.staff_profiles where user_id = account);
  end loop;
  update public.people
    set user_id = null, first_name = '', last_name = '', email = null, phone = null, linkedin_sub = null,
      linkedin_url = null, location = null, headline = null, erase_after = null, anonymised_at = now()
    where id = any (everybody) and anonymised_at is null;
  insert into public.person_events (person_id, kind, actor_id) values (erased, 'anonymised', private.acting_staff_id());
  insert into public.audit_log (actor_id, actor_role, action, table_name, row_id)
  values (auth.uid(), by_whom, 'anonymise', 'people', erased);
end $function$;

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
  select 'mail', null, mail.subject, 'D', mail.created_at
  from public.conversations as conversation join public.outbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
  union all
  select 'mail', null, mail.subject, 'D', mail.received_at
  from public.conversations as conversation join public.inbox as mail on mail.conversation_id = conversation.id
  where conversation.person_id = person and not conversation.concerns_billing and mail.subject is not null
$function$;

create trigger note_changed_person after insert or delete or update of person_id, fields on public.custom_values
  for each row execute function private.note_changed_person('person_id');

-- Lists show, filter and sort by these.
create function public.custom(application public.applications) returns jsonb
language sql stable set search_path = '' as $$
  select fields from public.custom_values where application_id = application.id
$$;
revoke all on function public.custom(public.applications) from public;
grant execute on function public.custom(public.applications) to authenticated, service_role;

create or replace view public.people_list with (security_invoker=true) as
 SELECT id,
    full_name,
    email::text AS email,
    phone::text AS phone,
    language,
    location,
    headline,
    source,
    last_activity_at,
    created_at,
    legal_hold,
    erase_after,
    erase_after IS NOT NULL AS in_quarantine,
    array_remove(ARRAY[( SELECT 'applicant'::text
           FROM public.applications role
          WHERE role.person_id = person.id
         LIMIT 1), ( SELECT 'candidate'::text
           FROM public.candidates role
          WHERE role.person_id = person.id
         LIMIT 1), ( SELECT 'freelancer'::text
           FROM public.freelancers role
          WHERE role.person_id = person.id
         LIMIT 1), ( SELECT 'lead'::text
           FROM public.waiting_list role
          WHERE role.person_id = person.id
         LIMIT 1)], NULL::text) AS roles,
    ARRAY( SELECT tagged.tag_id
           FROM public.person_tags tagged
          WHERE tagged.person_id = person.id
          ORDER BY tagged.created_at) AS tag_ids,
    ( SELECT count(*)::integer AS count
           FROM public.applications application
          WHERE application.person_id = person.id) AS applications,
    ( SELECT record.fields FROM public.custom_values record WHERE record.person_id = person.id) AS custom
   FROM public.people person
  WHERE merged_into IS NULL AND anonymised_at IS NULL AND (erase_after IS NULL OR ( SELECT private.is_staff(VARIADIC ARRAY['admin'::public.staff_role]) AS is_staff));

create or replace view public.people_by_role with (security_invoker=true) as
 SELECT 'freelancer'::text AS role,
    list.id,
    list.full_name,
    list.email,
    list.phone,
    list.language,
    list.location,
    list.headline,
    list.source,
    list.last_activity_at,
    list.created_at,
    list.legal_hold,
    list.erase_after,
    list.in_quarantine,
    list.roles,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.people_list list
  WHERE (EXISTS ( SELECT
           FROM public.freelancers role
          WHERE role.person_id = list.id))
UNION ALL
 SELECT 'lead'::text AS role,
    list.id,
    list.full_name,
    list.email,
    list.phone,
    list.language,
    list.location,
    list.headline,
    list.source,
    list.last_activity_at,
    list.created_at,
    list.legal_hold,
    list.erase_after,
    list.in_quarantine,
    list.roles,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.people_list list
  WHERE (EXISTS ( SELECT
           FROM public.waiting_list role
          WHERE role.person_id = list.id));

create or replace view public.people_by_tag with (security_invoker=true) as
 SELECT tagged.tag_id,
    list.id,
    list.full_name,
    list.email,
    list.phone,
    list.language,
    list.location,
    list.headline,
    list.source,
    list.last_activity_at,
    list.created_at,
    list.legal_hold,
    list.erase_after,
    list.in_quarantine,
    list.roles,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.person_tags tagged
     JOIN public.people_list list ON list.id = tagged.person_id;

create or replace view public.job_list with (security_invoker=true) as
 SELECT job.id,
    job.title,
    job.state,
    job.kind,
    job.client_id,
    job.location,
    job.field,
    job.seniority,
    job.remote,
    job.employment_type,
    job.published_at,
    job.closes_at,
    job.created_at,
    job.updated_at,
    job.missing,
    staff.owner_id,
    ( SELECT record.fields FROM public.custom_values record WHERE record.job_id = job.id) AS custom
   FROM public.jobs job
     LEFT JOIN public.job_staff staff ON staff.job_id = job.id;

create or replace view public.client_list with (security_invoker=true) as
 SELECT listed.id,
    listed.name,
    listed.logo_path,
    listed.location,
    listed.created_at,
    listed.owner_id,
    listed.owner_name,
    listed.country,
    listed.language,
    listed.organisation_number,
    listed.plan,
    listed.plan_starts_on,
    listed.plan_ends_on,
    listed.standing,
    listed.searches_allowed,
    listed.open_jobs,
    listed.searches,
    listed.presented,
    listed.last_contact_at,
    (listed.standing <> ALL (ARRAY['none'::text, 'project'::text])) AND listed.searches > listed.searches_allowed AS is_over_plan,
    next.month AS next_invoice_month,
    next.kind AS next_invoice_kind,
    ( SELECT record.fields FROM public.custom_values record WHERE record.client_id = listed.id) AS custom
   FROM ( SELECT client.id,
            client.name,
            client.logo_path,
            client.location,
            client.created_at,
            details.owner_id,
            owner.name AS owner_name,
            details.country,
            details.language,
            details.organisation_number,
            current.plan,
            current.starts_on AS plan_starts_on,
            current.ends_on AS plan_ends_on,
            plan.standing,
                CASE
                    WHEN plan.standing = ANY (ARRAY['active'::text, 'ending'::text]) THEN private.plan_searches(current.plan)
                    ELSE 0
                END AS searches_allowed,
            figures.open_jobs,
            figures.searches,
            figures.presented,
            figures.last_contact_at
           FROM public.clients client
             JOIN public.client_details details ON details.client_id = client.id
             JOIN public.client_figures figures ON figures.client_id = client.id
             LEFT JOIN public.staff_profiles owner ON owner.user_id = details.owner_id
             LEFT JOIN public.client_plans current ON current.client_id = client.id AND current.starts_on <= (( SELECT private.stockholm_today() AS stockholm_today)) AND (current.ends_on IS NULL OR current.ends_on >= (( SELECT private.stockholm_today() AS stockholm_today)))
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN current.plan IS NOT NULL THEN
                            CASE
                                WHEN (EXISTS ( SELECT
                                   FROM public.client_plan_pauses pause
                                  WHERE pause.client_id = client.id AND (( SELECT private.stockholm_today() AS stockholm_today)) >= pause.starts_on AND (( SELECT private.stockholm_today() AS stockholm_today)) <= pause.ends_on)) THEN 'paused'::text
                                WHEN current.ends_on IS NOT NULL AND NOT (EXISTS ( SELECT
                                   FROM public.client_plans next_1
                                  WHERE next_1.client_id = client.id AND next_1.starts_on > current.ends_on)) THEN 'ending'::text
                                ELSE 'active'::text
                            END
                            WHEN (EXISTS ( SELECT
                               FROM public.client_plans next_1
                              WHERE next_1.client_id = client.id AND next_1.starts_on > (( SELECT private.stockholm_today() AS stockholm_today)))) THEN 'upcoming'::text
                            WHEN (EXISTS ( SELECT
                               FROM public.client_plans former
                              WHERE former.client_id = client.id)) THEN 'ended'::text
                            WHEN (EXISTS ( SELECT
                               FROM public.client_projects project
                              WHERE project.client_id = client.id AND project.cancelled_on IS NULL)) THEN 'project'::text
                            ELSE 'none'::text
                        END AS standing) plan) listed
     LEFT JOIN public.client_next_invoices next ON next.client_id = listed.id;

-- With the rights of the caller.
create function public.order_custom_fields(ids uuid[]) returns void
language sql set search_path = '' as $$
  update public.custom_fields as field set position = place.position
  from unnest(ids) with ordinality as place (id, position)
  where field.id = place.id and field.position <> place.position
$$;
revoke all on function public.order_custom_fields(uuid[]) from public;
grant execute on function public.order_custom_fields(uuid[]) to authenticated, service_role;
