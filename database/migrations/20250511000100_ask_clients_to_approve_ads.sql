-- A recruiter asks contacts of the client to approve an ad before it is published (159). They approve a frozen version:
-- the ad may change while they read, and the publish dialog then says that it differs.
create table public.job_approvals (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references public.jobs (id) on delete cascade,
  client_id uuid not null references public.clients (id) on delete cascade,
  asked_by uuid default auth.uid() references public.staff_profiles (user_id) on delete set null,
  message text check (length(message) between 1 and 2000),
  ad jsonb not null check (jsonb_typeof(ad) = 'object'),
  decision text check (decision in ('approved', 'changes_asked')),
  comment text check (length(comment) between 1 and 4000),
  decided_at timestamptz,
  -- The contact who decided.
  person_id uuid references public.people (id) on delete set null,
  -- Why the request ended without a decision.
  ended text check (ended in ('withdrawn', 'replaced', 'published', 'job_closed', 'client_changed')),
  created_at timestamptz not null default now(),
  check ((decision is null) = (decided_at is null)),
  check (decision is null or ended is null),
  check (decision is distinct from 'changes_asked' or comment is not null)
);
create index on public.job_approvals (job_id, created_at desc);
create index on public.job_approvals (client_id);
create index on public.job_approvals (asked_by);
create index on public.job_approvals (person_id) where person_id is not null;
-- A new request replaces the one that waits.
create unique index job_approvals_one_waiting on public.job_approvals (job_id) where decision is null and ended is null;

-- The contacts who were asked. The first answer counts.
create table public.job_approval_contacts (
  approval_id uuid not null references public.job_approvals (id) on delete cascade,
  person_id uuid not null references public.people (id) on delete cascade,
  primary key (approval_id, person_id)
);
create index on public.job_approval_contacts (person_id);

create trigger audit after insert or update or delete on public.job_approvals
  for each row execute function private.audit('id');
alter table public.job_approvals enable row level security;
alter table public.job_approval_contacts enable row level security;
grant all on public.job_approvals, public.job_approval_contacts to service_role;
-- Asking mails the contacts, so the server does it. Withdrawing is a write.
grant select on public.job_approvals, public.job_approval_contacts to authenticated;
grant update (ended) on public.job_approvals to authenticated;
create policy "recruiters can read approvals of ads" on public.job_approvals
  for select to authenticated using (
    (select private.is_staff('recruiter', 'admin'))
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
  );
create policy "recruiters can withdraw requests for approval" on public.job_approvals
  for update to authenticated
  using ((select private.is_staff('recruiter', 'admin')) and decision is null and ended is null)
  with check (ended is null or ended = 'withdrawn');
create policy "recruiters can read who was asked to approve" on public.job_approval_contacts
  for select to authenticated using (
    (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
  );

-- All that visitors read of an ad, except its dates: a later last day needs no new approval.
create function private.ad_of_job(shown uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'title', job.title, 'summary', job.summary, 'description', job.description, 'requirements', job.requirements,
    'process', job.process, 'field', job.field, 'location', job.location, 'country', job.country, 'remote', job.remote,
    'employment_type', job.employment_type, 'seniority', job.seniority, 'benefits', job.benefits,
    'salary', (
      select jsonb_build_object(
        'minimum', salary.minimum, 'maximum', salary.maximum, 'currency', salary.currency, 'period', salary.period
      ) from public.job_salaries as salary where salary.job_id = job.id and salary.is_shown
    ),
    'questions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', question.id, 'kind', question.kind, 'prompt', question.prompt, 'help', question.help,
        'options', question.options, 'required', question.required
      ) order by question.position, question.id)
      from public.job_questions as question where question.job_id = job.id
    ), '[]')
  )
  from public.jobs as job where job.id = shown
$$;
revoke all on function private.ad_of_job(uuid) from public;
grant execute on function private.ad_of_job(uuid) to service_role;

-- The newest request about a job for the client that it has now, or null.
create function public.get_job_approval(job uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', approval.id, 'asked_at', approval.created_at, 'asked_by', approval.asked_by, 'message', approval.message,
    'decision', approval.decision, 'decided_at', approval.decided_at,
    'comment', case when not decider.is_hidden then approval.comment end,
    'decided_by', case when not decider.is_hidden then decider.name end,
    'ended', approval.ended,
    'contacts', coalesce((
      select jsonb_agg(person.full_name order by person.full_name)
      from public.job_approval_contacts as asked
      join public.people as person on person.id = asked.person_id
      where asked.approval_id = approval.id and person.full_name <> ''
        and person.id not in (select private.people_awaiting_erasure())
    ), '[]'),
    'differs', approval.ad is distinct from private.ad_of_job(approval.job_id)
  )
  from public.job_approvals as approval
  join public.jobs as current on current.id = approval.job_id and current.client_id = approval.client_id
    and current.kind = 'client'
  cross join lateral (
    select (select nullif(full_name, '') from public.people where id = approval.person_id) as name,
      coalesce(approval.person_id in (select private.people_awaiting_erasure()), false) as is_hidden
  ) as decider
  where approval.job_id = get_job_approval.job and (select private.is_staff('recruiter', 'admin'))
  order by approval.created_at desc, approval.id limit 1
$$;
revoke all on function public.get_job_approval(uuid) from public;
grant execute on function public.get_job_approval(uuid) to authenticated, service_role;

-- The requests to the caller, who is a contact of the client. Those of others look as if they did not exist.
create function private.portal_approvals() returns table (approval_id uuid, person_id uuid)
language sql stable security definer set search_path = '' as $$
  select approval.id, contact.person_id
  from private.portal_contacts() as contact
  join public.job_approval_contacts as asked on asked.person_id = contact.person_id
  join public.job_approvals as approval on approval.id = asked.approval_id and approval.client_id = contact.client_id
$$;
revoke all on function private.portal_approvals() from public;
grant execute on function private.portal_approvals() to service_role;

create function private.state_of_approval(approval public.job_approvals) returns text
language sql immutable set search_path = '' as $$
  select coalesce(approval.ended, approval.decision, 'waiting')
$$;
revoke all on function private.state_of_approval(public.job_approvals) from public;
grant execute on function private.state_of_approval(public.job_approvals) to service_role;

-- For the start page of the portal: what waits for the caller, and what was answered for an ad that is not published yet.
create function public.list_portal_approvals() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', approval.id, 'client_id', approval.client_id, 'title', approval.ad -> 'title',
    'asked_at', approval.created_at, 'state', private.state_of_approval(approval), 'decided_at', approval.decided_at
  ) order by approval.created_at desc), '[]')
  from private.portal_approvals() as own
  join public.job_approvals as approval on approval.id = own.approval_id
  join public.jobs as job on job.id = approval.job_id
  where approval.ended is null and (approval.decision is null or job.state = 'draft')
    and not exists (
      select from public.job_approvals as newer
      where newer.job_id = approval.job_id and newer.created_at > approval.created_at
    )
$$;
revoke all on function public.list_portal_approvals() from public;
grant execute on function public.list_portal_approvals() to authenticated, service_role;

-- One request as the contact sees it. The text of one that ended without an answer is no longer shown.
create function public.open_portal_approval(approval uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', request.id, 'state', private.state_of_approval(request), 'client_id', request.client_id,
    'title', request.ad -> 'title', 'asked_at', request.created_at, 'message', request.message,
    'comment', request.comment, 'decided_at', request.decided_at,
    'decided_by', case when request.person_id is distinct from own.person_id then nullif(decider.full_name, '') end,
    'is_own', request.person_id is not distinct from own.person_id,
    'recruiter', coalesce(private.show_recruiter(request.asked_by), private.show_recruiter(staff.owner_id)),
    'newer_id', (
      select newer.id from private.portal_approvals() as mine
      join public.job_approvals as newer on newer.id = mine.approval_id
      where newer.job_id = request.job_id and newer.created_at > request.created_at
      order by newer.created_at desc limit 1
    ),
    'ad', case when request.ended is null then request.ad end,
    'job', jsonb_build_object('id', job.id, 'slug', job.slug, 'state', job.state),
    'client', jsonb_build_object(
      'name', client.name, 'logo_path', client.logo_path, 'website', client.website, 'about', client.about
    )
  )
  from private.portal_approvals() as own
  join public.job_approvals as request on request.id = own.approval_id
  join public.jobs as job on job.id = request.job_id
  join public.clients as client on client.id = request.client_id
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.people as decider on decider.id = request.person_id
  where request.id = open_portal_approval.approval
$$;
revoke all on function public.open_portal_approval(uuid) from public;
grant execute on function public.open_portal_approval(uuid) to authenticated, service_role;

-- A notification about an ad leads to its job.
alter table public.notifications add column approval_id uuid references public.job_approvals (id) on delete cascade;
create index on public.notifications (approval_id) where approval_id is not null;

-- Mail that asks for an answer which is no longer wanted is not sent.
create function private.cancel_mail_of_approval(request uuid, contact uuid default null) returns void
language sql security definer set search_path = '' as $$
  update public.outbox as mail
  set state = private.end_state(mail.state), ended = private.describe_end('approval_ended', mail.state)
  from public.job_approval_contacts as asked
  where asked.approval_id = request and (contact is null or asked.person_id = contact)
    and mail.cause = 'ad_approval:' || request || ':' || asked.person_id
    and mail.state <> 'sent' and mail.ended is null
$$;
revoke all on function private.cancel_mail_of_approval(uuid, uuid) from public;
grant execute on function private.cancel_mail_of_approval(uuid, uuid) to service_role;

create function private.log_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.record_client_event(
      new.client_id, 'ad_approval_asked', jsonb_build_object('job_id', new.job_id)
    );
  elsif old.decision is null and new.decision is not null then
    perform private.record_client_event(
      new.client_id, case new.decision when 'approved' then 'ad_approved' else 'ad_changes_asked' end,
      jsonb_build_object('job_id', new.job_id, 'person_id', new.person_id)
    );
    insert into public.notifications (user_id, kind, client_id, approval_id)
    select profile.user_id, case new.decision when 'approved' then 'ad_approved' else 'ad_changes_asked' end,
      new.client_id, new.id
    from public.staff_profiles as profile
    where profile.role in ('recruiter', 'admin') and profile.state = 'active'
      and profile.user_id in (
        select new.asked_by union select owner_id from public.job_staff where job_id = new.job_id
      );
    perform private.cancel_mail_of_approval(new.id);
  elsif old.ended is null and new.ended is not null then
    perform private.cancel_mail_of_approval(new.id);
  end if;
  perform private.tell_portal(new.client_id);
  return null;
end $$;
create trigger log_approval after insert or update of decision, ended on public.job_approvals
  for each row execute function private.log_approval();

-- Also when the draft is deleted, and the request with it.
create function private.forget_asked_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.cancel_mail_of_approval(old.approval_id, old.person_id);
  return old;
end $$;
create trigger forget_asked_contact before delete on public.job_approval_contacts
  for each row execute function private.forget_asked_contact();

create function private.tell_portal_of_removed_approval() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.clients where id = old.client_id) then
    perform private.tell_portal(old.client_id);
  end if;
  return null;
end $$;
create trigger tell_portal after delete on public.job_approvals
  for each row execute function private.tell_portal_of_removed_approval();

-- A published or closed ad, and one of another client, waits for nobody.
create function private.end_approvals() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.job_approvals set ended = case
    when (old.client_id, old.kind) is distinct from (new.client_id, new.kind) then 'client_changed'
    when new.state = 'open' then 'published'
    else 'job_closed'
  end
  where job_id = new.id and decision is null and ended is null;
  return null;
end $$;
create trigger end_approvals after update of state, client_id, kind on public.jobs
  for each row when (
    (old.state, old.client_id, old.kind) is distinct from (new.state, new.client_id, new.kind)
  ) execute function private.end_approvals();

-- Erasure reaches the words with which an approval was asked for and answered.
create function private.forget_in_approvals() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  traces text := private.traces_of(old, private.is_unmistakable(old.first_name, old.last_name, old.id), false);
begin
  delete from public.job_approval_contacts where person_id = new.id;
  update public.job_approvals set comment = private.redact(comment, traces) where normalize(comment) ~ traces;
  update public.job_approvals set message = private.redact(message, traces) where normalize(message) ~ traces;
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'ad_approval' and normalize(concat_ws(E'\n\n|', variables, subject, body_text, html)) ~ traces;
  return null;
end $$;
create trigger forget_in_approvals after update of anonymised_at on public.people
  for each row when (old.anonymised_at is null and new.anonymised_at is not null)
  execute function private.forget_in_approvals();

revoke all on function private.log_approval(), private.forget_asked_contact(), private.tell_portal_of_removed_approval(),
  private.end_approvals(), private.forget_in_approvals() from public;
grant execute on function private.log_approval(), private.forget_asked_contact(),
  private.tell_portal_of_removed_approval(), private.end_approvals(), private.forget_in_approvals() to service_role;

do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime') then
    alter publication supabase_realtime add table public.job_approvals;
  end if;
end $$;
