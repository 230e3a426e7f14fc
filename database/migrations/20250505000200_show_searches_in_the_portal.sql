-- The searches of a client as its contacts see them: numbers per stage, never who applied. Drafts are not agreed yet.
create function private.show_searches(client uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', job.id, 'title', job.title, 'location', job.location, 'state', job.state,
    'slug', case when job.state = 'open' and coalesce(job.opens_at <= now(), true) then job.slug end,
    'opened_at', job.published_at, 'closed_at', job.closed_at,
    'stages', coalesce((
      select jsonb_object_agg(counted.stage, counted.people) from (
        select application.stage, count(*) as people
        from public.applications as application
        join public.people as person on person.id = application.person_id
        where application.job_id = job.id and application.stage <> 'rejected' and application.withdrawn_at is null
          and person.anonymised_at is null and person.erase_after is null
        group by application.stage
      ) as counted
    ), '{}'),
    'recruiter', coalesce(private.show_recruiter(staff.owner_id), private.show_recruiter(details.owner_id)),
    'shortlists', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', link.id, 'created_at', link.created_at, 'expires_at', link.expires_at,
        'is_open', link.expires_at > now(), 'people', shown.people, 'answered', shown.answered
      ) order by link.created_at desc)
      from public.review_links as link
      cross join lateral (
        select count(*) as people, count(item.decision) as answered
        from private.shown_review_items as visible
        join public.review_link_items as item on item.id = visible.id
        where visible.review_link_id = link.id
      ) as shown
      where link.job_id = job.id and link.revoked_at is null
    ), '[]')
  ) order by job.state, job.published_at desc nulls last, job.id), '[]')
  from (
    select * from public.jobs
    where client_id = client and kind = 'client' and state <> 'draft'
    order by state, published_at desc nulls last limit 100
  ) as job
  left join public.job_staff as staff on staff.job_id = job.id
  left join public.client_details as details on details.client_id = job.client_id
$$;
revoke all on function private.show_searches(uuid) from public;
grant execute on function private.show_searches(uuid) to service_role;

-- The start page of the portal, or null for an account that is not a contact.
create function public.get_portal() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'name', person.full_name, 'language', person.language, 'email', person.email,
    'companies', jsonb_agg(jsonb_build_object(
      'id', client.id, 'name', client.name, 'logo_path', client.logo_path,
      'searches', private.show_searches(client.id)
    ) order by client.name)
  )
  from private.portal_contacts() as contact
  join public.people as person on person.id = contact.person_id
  join public.clients as client on client.id = contact.client_id
  group by person.id
$$;
revoke all on function public.get_portal() from public;
grant execute on function public.get_portal() to authenticated, service_role;

-- One row per client and transaction, and none for a client without contacts in the portal.
create function private.tell_portal(client uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.portal_changes (client_id)
  select client
  where exists (select from public.client_portal_access as access where access.client_id = client)
    and not exists (
      select from public.portal_changes as told where told.client_id = client and told.created_at = now()
    )
$$;
create function private.tell_portal_of_job(job uuid) returns void
language sql security definer set search_path = '' as $$
  select private.tell_portal(client_id) from public.jobs where id = job and client_id is not null
$$;
revoke all on function private.tell_portal(uuid), private.tell_portal_of_job(uuid) from public;
grant execute on function private.tell_portal(uuid), private.tell_portal_of_job(uuid) to service_role;

create function private.tell_portal_of_client() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_portal(new.id);
  return null;
end $$;
create function private.tell_portal_of_search() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.client_id is distinct from new.client_id then
    perform private.tell_portal(old.client_id);
  end if;
  perform private.tell_portal(new.client_id);
  return null;
end $$;
-- For tables with a column of the job.
create function private.tell_portal_of_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then
    perform private.tell_portal_of_job(old.job_id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and new.job_id is distinct from old.job_id then
    perform private.tell_portal_of_job(new.job_id);
  end if;
  return null;
end $$;
-- For tables with a column of the review link.
create function private.tell_portal_of_shortlist() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shortlist uuid;
begin
  if tg_op = 'DELETE' then
    shortlist := old.review_link_id;
  else
    shortlist := new.review_link_id;
  end if;
  perform private.tell_portal_of_job(job_id) from public.review_links where id = shortlist;
  return null;
end $$;
create function private.tell_portal_of_note() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  noted uuid;
begin
  if tg_op = 'DELETE' then
    noted := old.application_id;
  else
    noted := new.application_id;
  end if;
  perform private.tell_portal_of_job(job_id) from public.applications where id = noted;
  return null;
end $$;
create function private.tell_portal_of_person() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_portal_of_job(job_id) from public.applications where person_id = new.id;
  return null;
end $$;
revoke all on function private.tell_portal_of_client(), private.tell_portal_of_search(), private.tell_portal_of_rows(),
  private.tell_portal_of_shortlist(), private.tell_portal_of_note(), private.tell_portal_of_person() from public;
grant execute on function private.tell_portal_of_client(), private.tell_portal_of_search(), private.tell_portal_of_rows(),
  private.tell_portal_of_shortlist(), private.tell_portal_of_note(), private.tell_portal_of_person() to service_role;

create trigger tell_portal after update of name, logo_path on public.clients
  for each row execute function private.tell_portal_of_client();
create trigger tell_portal_of_new after insert on public.jobs
  for each row when (new.client_id is not null) execute function private.tell_portal_of_search();
create trigger tell_portal after update of state, title, location, client_id, kind on public.jobs
  for each row when (
    (old.state, old.title, old.location, old.client_id, old.kind)
      is distinct from (new.state, new.title, new.location, new.client_id, new.kind)
  ) execute function private.tell_portal_of_search();
create trigger tell_portal after update of owner_id on public.job_staff
  for each row when (old.owner_id is distinct from new.owner_id) execute function private.tell_portal_of_rows();
create trigger tell_portal_of_rows after insert or delete on public.applications
  for each row execute function private.tell_portal_of_rows();
create trigger tell_portal after update of stage, withdrawn_at, job_id, cv_document_id on public.applications
  for each row when (
    (old.stage, old.withdrawn_at, old.job_id, old.cv_document_id)
      is distinct from (new.stage, new.withdrawn_at, new.job_id, new.cv_document_id)
  ) execute function private.tell_portal_of_rows();
create trigger tell_portal after insert or update of message, expires_at, revoked_at or delete on public.review_links
  for each row execute function private.tell_portal_of_rows();
create trigger tell_portal after insert or update or delete on public.review_link_items
  for each row execute function private.tell_portal_of_shortlist();
create trigger tell_portal after insert on public.review_events
  for each row when (new.kind in ('commented', 'replied', 'asked_for_interview', 'passed'))
  execute function private.tell_portal_of_shortlist();
create trigger tell_portal_of_shared after insert on public.application_notes
  for each row when (new.is_for_client) execute function private.tell_portal_of_note();
create trigger tell_portal after update on public.application_notes
  for each row when (old.is_for_client or new.is_for_client) execute function private.tell_portal_of_note();
create trigger tell_portal_of_removed after delete on public.application_notes
  for each row when (old.is_for_client) execute function private.tell_portal_of_note();
create trigger tell_portal after update of first_name, last_name, headline, location, erase_after, anonymised_at
  on public.people
  for each row when (
    (old.full_name, old.headline, old.location, old.erase_after, old.anonymised_at)
      is distinct from (new.full_name, new.headline, new.location, new.erase_after, new.anonymised_at)
  ) execute function private.tell_portal_of_person();
