-- Visitors read jobs, articles and terms whole, so what only staff may see of them gets rows of its own (021).

create table public.job_staff (
  job_id uuid primary key references public.jobs (id) on delete cascade,
  owner_id uuid references public.staff_profiles (user_id) on delete set null,
  updated_by uuid references public.staff_profiles (user_id) on delete set null
);
create index on public.job_staff (owner_id);
create index on public.job_staff (updated_by);

create table public.article_staff (
  article_id uuid primary key references public.articles (id) on delete cascade,
  author_id uuid references public.staff_profiles (user_id) on delete set null,
  updated_by uuid references public.staff_profiles (user_id) on delete set null
);
create index on public.article_staff (author_id);
create index on public.article_staff (updated_by);

create table public.terms_staff (
  terms_id uuid primary key references public.general_terms (id) on delete cascade,
  published_by uuid references public.staff_profiles (user_id) on delete set null,
  updated_by uuid references public.staff_profiles (user_id) on delete set null
);
create index on public.terms_staff (published_by);
create index on public.terms_staff (updated_by);

insert into public.job_staff (job_id, owner_id, updated_by)
select job.id, job.owner_id, editor.user_id
from public.jobs as job left join public.staff_profiles as editor on editor.user_id = job.updated_by;
insert into public.article_staff (article_id, author_id, updated_by)
select id, author_id, updated_by from public.articles;
insert into public.terms_staff (terms_id, published_by, updated_by)
select terms.id, terms.published_by, editor.user_id
from public.general_terms as terms left join public.staff_profiles as editor on editor.user_id = terms.updated_by;

drop trigger stamp_editor on public.jobs;
drop trigger stamp_editor on public.general_terms;
alter table public.jobs drop column owner_id, drop column updated_by;
alter table public.articles drop column author_id, drop column updated_by;
alter table public.general_terms drop column published_by, drop column updated_by;
grant select on public.jobs, public.articles, public.general_terms to anon;

alter table public.job_staff enable row level security;
grant select on public.job_staff to authenticated;
grant update (owner_id) on public.job_staff to authenticated;
create policy "staff can read who works on jobs" on public.job_staff for select to authenticated
  using ((select private.is_staff()));
create policy "recruiters can update owners of jobs" on public.job_staff for update to authenticated
  using ((select private.is_staff('recruiter', 'admin')));
create policy "editors can update owners of drafts" on public.job_staff for update to authenticated
  using (
    (select private.is_staff('editor'))
    and exists (select from public.jobs as job where job.id = job_id and job.state = 'draft')
  );
create trigger audit after update of owner_id on public.job_staff
  for each row when (old.owner_id is distinct from new.owner_id) execute function private.audit('job_id');

alter table public.article_staff enable row level security;
grant select on public.article_staff to authenticated;
create policy "staff can read who works on articles" on public.article_staff for select to authenticated
  using ((select private.is_staff()));

alter table public.terms_staff enable row level security;
grant select on public.terms_staff to authenticated;
create policy "staff can read who works on terms" on public.terms_staff for select to authenticated
  using ((select private.is_staff()));

grant all on public.job_staff, public.article_staff, public.terms_staff to service_role;

-- Everything has its row from the start; its creator owns it, and later changes by the server keep the last editor.
create function private.record_job_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'INSERT' then
    insert into public.job_staff (job_id, owner_id, updated_by) values (new.id, editor, editor);
  elsif editor is not null then
    update public.job_staff set updated_by = editor where job_id = new.id and updated_by is distinct from editor;
  end if;
  return null;
end $$;
create trigger record_job_editor after insert or update on public.jobs
  for each row execute function private.record_job_editor();

create function private.record_article_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'INSERT' then
    insert into public.article_staff (article_id, author_id, updated_by) values (new.id, editor, editor);
  elsif editor is not null then
    update public.article_staff set updated_by = editor where article_id = new.id and updated_by is distinct from editor;
  end if;
  return null;
end $$;
create trigger record_article_editor after insert or update on public.articles
  for each row execute function private.record_article_editor();

create function private.record_terms_editor() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  editor uuid := private.acting_staff_id();
begin
  if tg_op = 'INSERT' then
    insert into public.terms_staff (terms_id, published_by, updated_by)
    values (new.id, case when new.state <> 'draft' then editor end, editor);
    return null;
  end if;
  update public.terms_staff set
    published_by = case when old.state = 'draft' and new.state = 'published' then editor else published_by end,
    updated_by = coalesce(editor, updated_by)
  where terms_id = new.id;
  return null;
end $$;
create trigger record_terms_editor after insert or update on public.general_terms
  for each row execute function private.record_terms_editor();

create or replace function private.prepare_article() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unknown text;
begin
  select string_agg(tag, ', ') into unknown
  from unnest(new.tags) as tag
  where not exists (select from public.article_tags where slug = tag);
  if unknown is not null then
    raise foreign_key_violation using message = 'unknown article tag: ' || unknown;
  end if;
  if new.state = 'published' then
    new.publish_at := least(coalesce(new.publish_at, now()), now());
  end if;
  return new;
end $$;

create or replace function private.record_article_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  began timestamptz;
  editor uuid := coalesce(
    private.acting_staff_id(), (select updated_by from public.article_staff where article_id = new.id)
  );
begin
  delete from public.article_versions as earlier
  where earlier.article_id = new.id
    and earlier.version = (select max(version) from public.article_versions where article_id = new.id)
    and earlier.version > 1
    and earlier.edited_by is not distinct from editor
    and earlier.state = new.state and new.state <> 'published'
    and earlier.restored_from is not distinct from new.restored_from
    and earlier.created_at > now() - interval '5 minutes'
  returning earlier.created_at into began;
  insert into public.article_versions (
    article_id, version, slug, title, excerpt, body, cover_path, cover_alt, tags, state, edited_by, restored_from,
    created_at
  ) values (
    new.id, new.version, new.slug, new.title, new.excerpt, new.body, new.cover_path, new.cover_alt, new.tags,
    new.state, editor, new.restored_from, coalesce(began, now())
  );
  return null;
end $$;

-- Number and times follow from the state, whichever way it is changed.
create function private.stamp_terms_state() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.state = 'draft' and new.state = 'published' then
    new.number := 1 + coalesce((select max(number) from public.general_terms), 0);
    new.published_at := now();
  end if;
  new.archived_at := case when new.state = 'archived' then now() end;
  return new;
end $$;
create trigger stamp_terms_state before update of state on public.general_terms
  for each row when (old.state is distinct from new.state) execute function private.stamp_terms_state();

create or replace function public.publish_general_terms(
  seen_version integer,
  effective_on date default (now() at time zone 'Europe/Stockholm')::date
) returns uuid
language plpgsql set search_path = '' as $$
declare
  published uuid;
begin
  perform from public.general_terms where state <> 'archived' order by id for update;
  if not exists (select from public.general_terms where state = 'draft') then
    raise exception 'there is no draft you may publish' using hint = 'no_draft';
  end if;
  if not exists (select from public.general_terms where state = 'draft' and version = seen_version) then
    return null;
  end if;
  update public.general_terms set state = 'archived' where state = 'published';
  update public.general_terms
  set state = 'published', effective_on = publish_general_terms.effective_on
  where state = 'draft'
  returning id into published;
  if published is null then
    raise exception 'there is no draft you may publish' using hint = 'no_draft';
  end if;
  return published;
end $$;

create or replace function private.follow_review() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  answered uuid := (select application_id from public.review_link_items where id = new.item_id);
begin
  perform private.record_application_event(
    answered, 'client_' || new.kind, jsonb_build_object('review_link_id', new.review_link_id)
  );
  insert into public.notifications (user_id, kind, application_id, data)
  select distinct profile.user_id, 'client_' || new.kind, answered,
    jsonb_build_object('review_link_id', link.id, 'job_id', link.job_id)
  from public.review_links as link
  join public.job_staff as job on job.job_id = link.job_id
  join public.applications as application on application.id = answered
  join public.staff_profiles as profile on profile.user_id in (link.created_by, job.owner_id, application.owner_id)
  where link.id = new.review_link_id and profile.role in ('recruiter', 'admin') and profile.state = 'active';
  return null;
end $$;

create or replace function public.save_job(saved_job uuid, known_version integer, changes jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  job public.jobs;
  pay public.job_salaries;
begin
  select * into job from public.jobs where id = saved_job for update;
  if not found then
    raise insufficient_privilege using message = 'you may not change this job', hint = 'job_not_yours';
  end if;
  if job.version <> known_version then
    return null;
  end if;
  job := jsonb_populate_record(job, changes);
  -- Before the state changes: an editor may give away a draft, not a published job.
  if changes ? 'owner_id' then
    update public.job_staff set owner_id = (changes ->> 'owner_id')::uuid where job_id = saved_job;
  end if;
  update public.jobs set
    slug = job.slug, kind = job.kind, client_id = job.client_id, field = job.field, location = job.location,
    country = job.country, remote = job.remote, employment_type = job.employment_type, seniority = job.seniority,
    title = job.title, summary = job.summary, description = job.description, requirements = job.requirements,
    process = job.process, state = job.state, opens_at = job.opens_at, closes_at = job.closes_at
  where id = saved_job;
  if jsonb_typeof(changes -> 'salary') = 'object' then
    pay := jsonb_populate_record(null::public.job_salaries, changes -> 'salary');
    insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
    values (saved_job, pay.minimum, pay.maximum, pay.currency, pay.period, pay.is_shown)
    on conflict (job_id) do update set
      minimum = excluded.minimum, maximum = excluded.maximum, currency = excluded.currency,
      period = excluded.period, is_shown = excluded.is_shown;
  elsif changes ? 'salary' then
    delete from public.job_salaries where job_id = saved_job;
  end if;
  if changes ? 'questions' then
    -- Answers that were given keep the question beside them.
    delete from public.job_questions
    where job_id = saved_job
      and id not in (select (question ->> 'id')::uuid from jsonb_array_elements(changes -> 'questions') as question);
    insert into public.job_questions as kept (id, job_id, position, kind, prompt, help, options, required)
    select (question ->> 'id')::uuid, saved_job, place, (question ->> 'kind')::public.question_kind,
      question -> 'prompt', question -> 'help', question -> 'options', (question ->> 'required')::boolean
    from jsonb_array_elements(changes -> 'questions') with ordinality as listed (question, place)
    on conflict (id) do update set
      position = excluded.position, kind = excluded.kind, prompt = excluded.prompt, help = excluded.help,
      options = excluded.options, required = excluded.required
    where kept.job_id = excluded.job_id
      and (kept.position, kept.kind, kept.prompt::jsonb, kept.help::jsonb, kept.options, kept.required)
        is distinct from (excluded.position, excluded.kind, excluded.prompt::jsonb, excluded.help::jsonb,
          excluded.options, excluded.required);
  end if;
  return known_version + 1;
end $$;

create or replace function public.duplicate_job(copied_job uuid) returns uuid
language plpgsql set search_path = '' as $$
declare
  original public.jobs;
  copy_id uuid;
  copy_slug text;
begin
  select * into original from public.jobs where id = copied_job;
  if not found then
    raise no_data_found using message = 'there is no such job';
  end if;
  select candidate into copy_slug
  from generate_series(2, 1000) as number,
    lateral (select rtrim(left(regexp_replace(original.slug, '-[0-9]{1,3}$', ''), 110), '-') || '-' || number as candidate) as named
  where not exists (select from public.jobs where slug = candidate)
  order by number limit 1;
  insert into public.jobs (
    slug, kind, client_id, field, location, country, remote, employment_type, seniority, title, summary,
    description, requirements, process
  ) values (
    copy_slug, original.kind, original.client_id, original.field, original.location, original.country,
    original.remote, original.employment_type, original.seniority, original.title, original.summary,
    original.description, original.requirements, original.process
  ) returning id into copy_id;
  insert into public.job_salaries (job_id, minimum, maximum, currency, period, is_shown)
  select copy_id, minimum, maximum, currency, period, is_shown from public.job_salaries where job_id = copied_job;
  insert into public.job_questions (job_id, position, kind, prompt, help, options, required)
  select copy_id, position, kind, prompt, help, options, required from public.job_questions where job_id = copied_job;
  return copy_id;
end $$;

create view public.job_list with (security_invoker = true) as
select job.id, job.title, job.state, job.kind, job.client_id, job.location, job.field, job.seniority, job.remote,
  job.employment_type, job.published_at, job.closes_at, job.created_at, job.updated_at, job.missing, staff.owner_id
from public.jobs as job
left join public.job_staff as staff on staff.job_id = job.id;
grant select on public.job_list to authenticated, service_role;

create function public.find_in_job_list(query text) returns setof public.job_list
language sql stable set search_path = '' as $$
  select list.* from public.job_list as list where list.id in (select job.id from public.find_jobs(query) as job)
$$;
revoke all on function public.find_in_job_list(text) from public;
grant execute on function public.find_in_job_list(text) to authenticated, service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.job_staff;
  end if;
end $$;
