-- older programs: run
-- The day on which somebody who was hired left the job. Whether they stayed for six months follows from it.
alter table public.applications add column left_on date check (left_on between '2000-01-01' and '2199-12-31');
grant update (left_on) on public.applications to authenticated;

create function private.follow_departure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Another answer without a day, as from an older program, takes back the day.
  if new.left_on is not distinct from old.left_on then
    new.left_on := null;
  else
    new.stayed_six_months := case when new.left_on is null then new.stayed_six_months else
      new.left_on >= (private.day_of(coalesce(new.decided_at, new.stage_changed_at)) + interval '6 months')::date
    end;
  end if;
  return new;
end $$;
revoke all on function private.follow_departure() from public;
comment on function private.follow_departure() is
  'Decides by the day of leaving whether a hire stayed for six months.';
create trigger follow_departure before update of left_on, stayed_six_months on public.applications
  for each row when (
    old.left_on is distinct from new.left_on
    or old.left_on is not null and old.stayed_six_months is distinct from new.stayed_six_months
  ) execute function private.follow_departure();

create function private.log_departure() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  project public.client_projects;
begin
  perform private.record_application_event(
    new.id, case when new.left_on is null then 'hire_left_removed' else 'hire_left' end,
    jsonb_build_object('left_on', new.left_on)
  );
  select * into project from public.client_projects
  where job_id = new.job_id and signed_on is not null and cancelled_on is null;
  if project.id is not null then
    perform private.record_client_event(
      project.client_id,
      case
        when new.left_on is null then 'hire_left_removed'
        when new.left_on <= project.guarantee_ends_on then 'hire_left_in_guarantee'
        else 'hire_left'
      end,
      jsonb_strip_nulls(jsonb_build_object('job_id', new.job_id, 'left_on', new.left_on))
    );
  end if;
  return null;
end $$;
revoke all on function private.log_departure() from public;
comment on function private.log_departure() is
  'Writes that a hire left to the timeline of the application, and of the client if the job is a signed project.';
create trigger log_departure after update of left_on, stayed_six_months on public.applications
  for each row when (old.left_on is distinct from new.left_on) execute function private.log_departure();
create trigger tell_portal_of_departure after update of left_on, stayed_six_months on public.applications
  for each row when (old.left_on is distinct from new.left_on) execute function private.tell_portal_of_rows();

create or replace function private.show_to_team(job uuid, viewer uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with shown as (
    select distinct on (application.id) application.id, item.id as item_id, link.id as shortlist, person.full_name as name,
      coalesce(held.stage, application.stage) as stage,
      case when application.stage = 'hired' then application.left_on end as left_on
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
        'item', shown.item_id, 'shortlist', shown.shortlist, 'name', shown.name, 'stage', shown.stage,
        'left_on', shown.left_on
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
