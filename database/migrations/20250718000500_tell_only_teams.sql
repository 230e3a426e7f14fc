-- What the product tells by itself about a restricted job reaches its team only.

create function private.skip_notification_of_hidden_job() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  about uuid := coalesce(
    (select job_id from public.applications where id = new.application_id),
    (select job_id from public.job_approvals where id = new.approval_id),
    (
      select coalesce(task.job_id, application.job_id) from public.tasks as task
      left join public.applications as application on application.id = task.application_id where task.id = new.task_id
    ),
    (
      select application.job_id from public.conversations as conversation
      join public.applications as application on application.id = conversation.application_id
      where conversation.id = new.conversation_id
    )
  );
begin
  if about is not null and not private.is_shown_job(about, new.user_id) then
    return null;
  end if;
  return new;
end $$;
revoke all on function private.skip_notification_of_hidden_job() from public;
grant execute on function private.skip_notification_of_hidden_job() to service_role;
create trigger skip_notification_of_hidden_job before insert on public.notifications
  for each row execute function private.skip_notification_of_hidden_job();

-- Those that wait for their mail or chat message, when somebody leaves the team.
create function private.forget_notifications_of_hidden_job() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  job constant uuid := (coalesce(new, old)).job_id;
begin
  if exists (select from public.job_staff as staff where staff.job_id = job and staff.is_restricted) then
    delete from public.notifications as notification
    where not private.is_shown_job(job, notification.user_id) and (
      notification.application_id in (select id from public.applications where job_id = job)
      or notification.approval_id in (select id from public.job_approvals where job_id = job)
      or notification.task_id in (
        select task.id from public.tasks as task
        left join public.applications as application on application.id = task.application_id
        where job in (task.job_id, application.job_id)
      )
    );
  end if;
  return null;
end $$;
revoke all on function private.forget_notifications_of_hidden_job() from public;
grant execute on function private.forget_notifications_of_hidden_job() to service_role;
create trigger forget_notifications after delete on public.job_members
  for each row execute function private.forget_notifications_of_hidden_job();
create trigger forget_notifications after update of owner_id, is_restricted on public.job_staff
  for each row when (new.is_restricted and (not old.is_restricted or old.owner_id is distinct from new.owner_id))
  execute function private.forget_notifications_of_hidden_job();

create or replace function private.responsible_for(conversation public.conversations) returns uuid
language sql stable security definer set search_path = '' as $$
  select profile.user_id
  from (
    select conversation.assignee_id as user_id, 1 as rank
    union all select owner_id, 2 from public.applications where id = conversation.application_id
    union all
    select staff.owner_id, 3 from public.applications as application
    join public.job_staff as staff on staff.job_id = application.job_id where application.id = conversation.application_id
    union all select owner_id, 4 from public.client_details where client_id = conversation.client_id
  ) as colleague
  join public.staff_profiles as profile using (user_id)
  where profile.state = 'active' and profile.role in ('recruiter', 'admin')
    and coalesce(private.is_shown_job(
      (select job_id from public.applications where id = conversation.application_id), profile.user_id
    ), true)
    and (not conversation.concerns_billing or profile.role = 'admin' or exists (
      select from public.client_details where client_id = conversation.client_id and owner_id = profile.user_id
    ))
  order by rank limit 1
$$;

create or replace function private.responsible_for(application uuid, preferred uuid default null::uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select profile.user_id
  from public.applications as found
  left join public.job_staff as staff on staff.job_id = found.job_id
  left join public.jobs as job on job.id = found.job_id
  left join public.client_details as details on details.client_id = job.client_id
  cross join lateral unnest(array[preferred, found.owner_id, staff.owner_id, details.owner_id])
    with ordinality as choice (user_id, rank)
  join public.staff_profiles as profile on profile.user_id = choice.user_id
    and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  where found.id = application and private.is_shown_job(found.job_id, profile.user_id)
  order by choice.rank limit 1
$$;

create or replace function private.tell_webhooks(told_event public.webhook_event, object_id uuid, data jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  webhook uuid;
begin
  -- Other systems are on no team.
  if exists (
    select from public.job_staff as staff where staff.is_restricted and staff.job_id in (
      tell_webhooks.object_id, (data ->> 'job_id')::uuid,
      (select job_id from public.applications where id = (data ->> 'application_id')::uuid),
      (
        select application.job_id from public.conversations as conversation
        join public.applications as application on application.id = conversation.application_id
        where conversation.id = (data ->> 'conversation_id')::uuid
      )
    )
  ) then
    return;
  end if;
  for webhook in
    select id from public.webhooks where is_on and told_event = any (events)
  loop
    insert into public.webhook_deliveries (webhook_id, event, object_id, payload)
    values (webhook, told_event, tell_webhooks.object_id, jsonb_build_object(
      'type', told_event, 'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data
    ));
    perform private.queue_webhook(webhook);
  end loop;
end $$;

-- The portal shows a restricted job to the contacts on its team.
create function private.is_shown_to_contact(job uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from public.job_staff as known where known.job_id = is_shown_to_contact.job and known.is_restricted
  )
  or exists (
    select from public.job_contacts as contact
    where contact.job_id = is_shown_to_contact.job and contact.person_id = is_shown_to_contact.person
  )
$$;
revoke all on function private.is_shown_to_contact(uuid, uuid) from public;
grant execute on function private.is_shown_to_contact(uuid, uuid) to service_role;

-- What a contact on the team sees of a job besides its numbers: the people on open shortlists, each once, with the stage
-- that may be told, and their next interviews. Null for other contacts.
create function private.show_to_team(job uuid, viewer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shown as (
    select distinct on (application.id) application.id, item.id as item_id, link.id as shortlist, person.full_name as name,
      coalesce(held.stage, application.stage) as stage
    from public.review_links as link
    join private.shown_review_items as visible on visible.review_link_id = link.id
    join public.review_link_items as item on item.id = visible.id
    join public.applications as application on application.id = item.application_id
    join public.people as person on person.id = application.person_id
    left join private.held_rejections as held on held.application_id = application.id
    where link.job_id = show_to_team.job and link.shared_at is not null and link.revoked_at is null and link.expires_at > now()
      and coalesce(held.stage, application.stage) <> 'rejected'
    order by application.id, link.shared_at desc
  )
  select jsonb_build_object(
    'people', coalesce((
      select jsonb_agg(jsonb_build_object(
        'item', shown.item_id, 'shortlist', shown.shortlist, 'name', shown.name, 'stage', shown.stage
      ) order by shown.stage desc, shown.name) from shown
    ), '[]'),
    'interviews', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', next.id, 'name', next.name, 'starts_at', next.starts_at, 'kind', next.kind
      ) order by next.starts_at) from (
        select interview.id, shown.name, interview.starts_at, interview.kind
        from shown join public.interviews as interview on interview.application_id = shown.id
        where interview.state = 'booked' and interview.ends_at > now()
        order by interview.starts_at limit 5
      ) as next
    ), '[]')
  )
  where exists (
    select from public.job_contacts as contact where contact.job_id = show_to_team.job and contact.person_id = viewer
  )
$$;
revoke all on function private.show_to_team(uuid, uuid) from public;
grant execute on function private.show_to_team(uuid, uuid) to service_role;

create function private.reads_only(shortlist uuid, viewer uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.review_links as link join public.job_contacts as contact on contact.job_id = link.job_id
    where link.id = shortlist and contact.person_id = viewer and not contact.may_answer
  )
$$;
revoke all on function private.reads_only(uuid, uuid) from public;
grant execute on function private.reads_only(uuid, uuid) to service_role;

create function private.tell_portal_of_interview() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_portal_of_job(new.job_id);
  return null;
end $$;
revoke all on function private.tell_portal_of_interview() from public;
grant execute on function private.tell_portal_of_interview() to service_role;
create trigger tell_portal after update of state, starts_at on public.interviews
  for each row when (old.state is distinct from new.state or old.starts_at is distinct from new.starts_at)
  execute function private.tell_portal_of_interview();
create trigger tell_portal_of_new after insert on public.interviews
  for each row when (new.state = 'booked') execute function private.tell_portal_of_interview();

drop function private.show_searches(uuid);

create or replace function private.show_searches(client uuid, viewer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'location', job.location, 'state', job.state,
    'slug', case when job.state = 'open' and coalesce(job.opens_at <= now(), true) then job.slug end,
    'opened_at', job.published_at, 'closed_at', job.closed_at,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select coalesce(held.stage, application.stage) as stage, count(*) as people
        from public.applications as application
        join public.people as person on person.id = application.person_id
        left join private.held_rejections as held on held.application_id = application.id
        where application.job_id = job.id and (application.stage <> 'rejected' or held.application_id is not null)
          and application.withdrawn_at is null and person.anonymised_at is null and person.erase_after is null
        group by coalesce(held.stage, application.stage)
      ) as counted
    ), '{}'),
    'recruiter', coalesce(private.show_recruiter(staff.owner_id), private.show_recruiter(details.owner_id)),
    'unanswered', (
      select count(distinct item.application_id)
      from public.review_links as link
      join private.unanswered_review_items as waiting on waiting.review_link_id = link.id
      join public.review_link_items as item on item.id = waiting.id
      where link.job_id = job.id and link.revoked_at is null and link.expires_at > now()
    ),
    'team', private.show_to_team(job.id, viewer),
    'shortlists', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', link.id, 'created_at', link.shared_at, 'expires_at', link.expires_at,
        'is_open', link.expires_at > now(), 'people', shown.people, 'answered', shown.answered,
        'unanswered', (
          select count(*) from private.unanswered_review_items as waiting where waiting.review_link_id = link.id
        )
      ) order by link.shared_at desc)
      from public.review_links as link
      cross join lateral (
        select count(*) as people, count(item.decision) as answered
        from private.shown_review_items as visible
        join public.review_link_items as item on item.id = visible.id
        where visible.review_link_id = link.id
      ) as shown
      where link.job_id = job.id and link.shared_at is not null and link.revoked_at is null
    ), '[]')
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and state <> 'draft'
      and private.is_shown_to_contact(id, viewer)
    order by state, published_at desc nulls last limit 100
  ) as job
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.client_details as details on details.client_id = job.client_id
$$;

revoke all on function private.show_searches(uuid, uuid) from public;
grant execute on function private.show_searches(uuid, uuid) to service_role;

create or replace function public.get_portal() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', person.full_name, 'language', person.language, 'email', person.email,
    'companies', jsonb_agg(jsonb_build_object(
      'id', client.id, 'name', client.name, 'logo_path', client.logo_path,
      'searches', private.show_searches(client.id, person.id),
      'sees_billing', client.id in (select billing.client_id from private.portal_billing_contacts() as billing)
    ) order by client.name)
  )
  from private.portal_contacts() as contact
  join public.people as person on person.id = contact.person_id
  join public.clients as client on client.id = contact.client_id
  group by person.id
$$;

create or replace function public.open_portal_review(shortlist uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when link.revoked_at is not null then '{"state": "revoked"}'::jsonb
    when link.expires_at < now() then '{"state": "expired"}'::jsonb
    else private.show_review(link.id, own.person_id) || jsonb_build_object(
      'state', 'open', 'reads_only', private.reads_only(link.id, own.person_id)
    )
  end
  from private.portal_shortlists() as own
  join public.review_links as link on link.id = own.review_link_id
  where link.id = shortlist
$$;

create or replace function private.portal_shortlists() returns table (review_link_id uuid, person_id uuid)
language sql stable security definer set search_path = '' as $$
  select link.id, contact.person_id
  from private.portal_contacts() as contact
  join public.jobs as job on job.client_id = contact.client_id and job.kind = 'client' and job.state <> 'draft'
  join public.review_links as link on link.job_id = job.id and link.shared_at is not null
  where private.is_shown_to_contact(job.id, contact.person_id)
$$;

create or replace function private.portal_approvals() returns table (approval_id uuid, person_id uuid)
language sql stable security definer set search_path = '' as $$
  select approval.id, contact.person_id
  from private.portal_contacts() as contact
  join public.job_approval_contacts as asked on asked.person_id = contact.person_id
  join public.job_approvals as approval on approval.id = asked.approval_id and approval.client_id = contact.client_id
  where private.is_shown_to_contact(approval.job_id, contact.person_id)
$$;

-- All contacts of a client get the same report.

create or replace function private.compose_report(client uuid, since timestamptz, until timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with visible as (
    select application.id, application.job_id, coalesce(held.stage, application.stage) as stage, application.created_at
    from public.applications as application
    join public.people as person on person.id = application.person_id
    left join private.held_rejections as held on held.application_id = application.id
    join public.jobs as job on job.id = application.job_id
    where job.client_id = client and job.kind = 'client' and application.withdrawn_at is null
      and person.anonymised_at is null and person.erase_after is null
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'state', job.state,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select stage, count(*) as people from visible
        where visible.job_id = job.id and stage <> 'rejected' group by stage
      ) as counted
    ), '{}'),
    'applied', (
      select count(*) from visible
      where visible.job_id = job.id and visible.created_at >= since and visible.created_at < until
    ),
    -- The first time that the client could read about somebody.
    'presented', (
      select count(*) from visible
      where visible.job_id = job.id and (
        select min(greatest(item.created_at, link.shared_at)) from private.shown_review_items as shown
        join public.review_link_items as item on item.id = shown.id
        join public.review_links as link on link.id = shown.review_link_id
        where item.application_id = visible.id and link.shared_at is not null
      ) between since and until - interval '1 microsecond'
    ),
    'interviews', (
      select count(distinct event.application_id) from public.application_events as event
      join visible on visible.id = event.application_id
      where visible.job_id = job.id and event.kind = 'stage_moved' and event.data ->> 'to' = 'interview'
        and event.created_at >= since and event.created_at < until
    ),
    'awaiting', (
      select count(distinct item.application_id) from public.review_links as link
      join private.unanswered_review_items as waiting on waiting.review_link_id = link.id
      join public.review_link_items as item on item.id = waiting.id
      where link.job_id = job.id and link.revoked_at is null and link.expires_at > now()
    )
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and published_at < until
      and not exists (select from public.job_staff as staff where staff.job_id = jobs.id and staff.is_restricted)
      and (state = 'open' or state = 'closed' and closed_at >= since)
    order by state, published_at desc nulls last limit 100
  ) as job
$$;

create or replace function public.get_portal_reports(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'wants_report', access.wants_report,
    'current', jsonb_build_object(
      'week', this.week,
      'searches', private.compose_report(contact.client_id, private.start_of_stockholm_day(this.week), now())
    ),
    'earlier', coalesce((
      select jsonb_agg(jsonb_build_object('week', report.week, 'searches', (
        select coalesce(jsonb_agg(search.value order by search.position), '[]')
        from jsonb_array_elements(report.searches) with ordinality as search (value, position)
        where not exists (
          select from public.job_staff where job_id = (search.value ->> 'id')::uuid and is_restricted
        )
      )) order by report.week desc)
      from (
        select * from public.client_reports as stored where stored.client_id = contact.client_id
        order by stored.week desc limit 52
      ) as report
    ), '[]')
  )
  from private.portal_contacts() as contact
  join public.client_portal_access as access
    on access.client_id = contact.client_id and access.person_id = contact.person_id
  cross join (select date_trunc('week', private.stockholm_today()::timestamp)::date as week) as this
  where contact.client_id = get_portal_reports.client
$$;

create function private.tell_portal_of_team() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_portal((coalesce(new, old)).client_id);
  return null;
end $$;
revoke all on function private.tell_portal_of_team() from public;
grant execute on function private.tell_portal_of_team() to service_role;
create trigger tell_portal after insert or update or delete on public.job_contacts
  for each row execute function private.tell_portal_of_team();
create trigger tell_portal_of_restriction after update of is_restricted on public.job_staff
  for each row when (old.is_restricted <> new.is_restricted) execute function private.tell_portal_of_rows();
