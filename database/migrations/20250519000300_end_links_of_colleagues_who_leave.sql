-- Whoever makes a link to a shortlist can copy it, and so keeps reading and answering with it after they have left. Their
-- links end when their work is handed over and when they lose the right to make them (166). The shortlist itself stays
-- open: contacts see it in the portal, and a link that is mailed later works.
alter table public.review_links add links_ended_at timestamptz, add last_mailed_at timestamptz;
comment on column public.review_links.links_ended_at is
  'Links that were made until then no longer work, because a colleague who had one has left or handed over their work.';
comment on column public.review_links.last_mailed_at is 'When a link to the shortlist was last mailed.';
alter table public.review_events add link_hash text check (link_hash ~ '^[0-9a-f]{64}$');
comment on column public.review_events.link_hash is
  'Hash of the token of the link by which the client did it: that of the link which a colleague copied, or of a mailed one. Null in the portal.';

update public.review_links as link set last_mailed_at = mailed.at
from (select review_link_id, max(created_at) as at from private.review_keys group by review_link_id) as mailed
where mailed.review_link_id = link.id;
create function private.note_mailed_link() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.review_links set last_mailed_at = now() where id = new.review_link_id;
  return null;
end $$;
revoke all on function private.note_mailed_link() from public;
grant execute on function private.note_mailed_link() to service_role;
create trigger note_mailed_link after insert or update on private.review_keys
  for each row execute function private.note_mailed_link();

-- The shortlist that a link opens, and whether it still does: open, revoked or expired.
create function private.find_review_token(hash text) returns table (review_link_id uuid, state text)
language sql stable security definer set search_path = '' as $$
  select link.id, case
    when link.revoked_at is not null or link.links_ended_at >= found.made_at then 'revoked'
    when link.expires_at < now() then 'expired'
    else 'open'
  end
  from (
    select made.id, made.created_at as made_at from public.review_links as made where made.token_hash = hash
    union all
    select mailed.review_link_id, mailed.created_at from private.review_keys as mailed where mailed.token_hash = hash
  ) as found
  join public.review_links as link on link.id = found.id
$$;
revoke all on function private.find_review_token(text) from public;
grant execute on function private.find_review_token(text) to service_role;

create or replace function public.open_review(token text)
returns jsonb
language sql stable security definer set search_path = '' as $$
  select case found.state
    when 'open' then private.show_review(found.review_link_id) || '{"state": "open"}'::jsonb
    else jsonb_build_object('state', found.state)
  end
  from private.find_review_token(encode(sha256(convert_to(token, 'UTF8')), 'hex')) as found
$$;

drop function private.find_review_link(text);

-- Also of shortlists that are revoked or have expired, since those can be opened again. A link that somebody else has
-- mailed since the links ended goes on working.
create function private.end_links(colleague uuid, of_shortlists boolean default true, of_articles boolean default true)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  with mailed as (
    select links #>> '{link,review_link_id}' as id, max(created_at) as at from public.outbox
    where created_by = colleague and template_key = 'client_review_link' group by 1
  )
  update public.review_links set links_ended_at = now()
  where of_shortlists and id in (
    select link.id from public.review_links as link left join mailed on mailed.id = link.id::text
    where link.created_by = colleague and link.links_ended_at is null
      or mailed.at > coalesce(link.links_ended_at, '-infinity')
  );
  delete from public.article_previews as preview where of_articles and preview.created_by = colleague;
end $$;

-- Tells the owners of the jobs whose shortlists somebody can no longer open. Contacts with access have the portal.
create function private.announce_ended_links(colleague uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.notifications (user_id, kind, client_id, data)
  select owner.user_id, 'shortlist_links_ended', job.client_id,
    jsonb_build_object('job_id', job.id, 'review_link_id', link.id)
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id and job.state <> 'closed'
  join public.job_staff as staff on staff.job_id = job.id
  join public.staff_profiles as owner
    on owner.user_id = staff.owner_id and owner.state = 'active' and owner.role in ('recruiter', 'admin')
  where (link.created_by = colleague or link.links_ended_at = now()) and owner.user_id <> colleague
    and link.links_ended_at >= coalesce(link.last_mailed_at, link.created_at)
    and link.revoked_at is null and link.expires_at > now()
    and not exists (
      select from private.portal_access as access
      where access.client_id = job.client_id and lower(access.email::text) = lower(link.recipient_email::text)
    )
    and not exists (
      select from public.notifications as told
      where told.user_id = owner.user_id and told.kind = 'shortlist_links_ended'
        and told.data ->> 'review_link_id' = link.id::text
    )
$$;

create function private.end_links_of_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.end_links(old.user_id);
    perform private.announce_ended_links(old.user_id);
    return old;
  end if;
  perform private.end_links(
    new.user_id,
    new.state <> 'active' or coalesce(new.role not in ('recruiter', 'admin'), true),
    new.state <> 'active' or coalesce(new.role not in ('editor', 'admin'), true)
  );
  perform private.announce_ended_links(new.user_id);
  return null;
end $$;
revoke all on function private.end_links(uuid, boolean, boolean), private.announce_ended_links(uuid),
  private.end_links_of_staff() from public;
grant execute on function private.end_links(uuid, boolean, boolean), private.announce_ended_links(uuid),
  private.end_links_of_staff() to service_role;
create trigger end_links after update of state, role on public.staff_profiles
  for each row when (old.state is distinct from new.state or old.role is distinct from new.role)
  execute function private.end_links_of_staff();
create trigger end_links_of_deleted before delete on public.staff_profiles
  for each row execute function private.end_links_of_staff();

drop function public.count_work(uuid);
create or replace function public.count_work(colleague uuid)
returns table (jobs bigint, applications bigint, clients bigint, leads bigint, booking_links bigint, shared_links bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  return query select
    (select count(*) from public.job_staff as staff join public.jobs as job on job.id = staff.job_id
      where staff.owner_id = colleague and job.state <> 'closed'),
    (select count(*) from public.applications as application
      where application.owner_id = colleague and application.stage not in ('hired', 'rejected')
        and application.withdrawn_at is null),
    (select count(*) from public.client_details as details where details.owner_id = colleague),
    (select count(*) from public.waiting_list as lead where lead.assignee_id = colleague and lead.state <> 'closed'),
    (select count(*) from public.booking_links as link where link.staff_id = colleague and not link.paused),
    (select count(*) from public.review_links as link
      where link.created_by = colleague and link.links_ended_at is null and link.revoked_at is null and link.expires_at > now())
    + (select count(*) from public.article_previews as preview
      where preview.created_by = colleague and preview.expires_at > now());
end $$;
revoke all on function public.count_work(uuid) from public;
grant execute on function public.count_work(uuid) to authenticated, service_role;

create or replace function public.hand_over_work(colleague uuid, successor uuid)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_administrator();
  perform from public.staff_profiles as profile
  where profile.user_id = successor and profile.state = 'active' and profile.role in ('recruiter', 'admin')
  for share;
  if not found or successor = colleague then
    raise check_violation using message = 'work goes to another active recruiter or administrator', hint = 'successor_not_active';
  end if;
  update public.job_staff as staff set owner_id = successor from public.jobs as job
  where job.id = staff.job_id and staff.owner_id = colleague and job.state <> 'closed';
  update public.applications set owner_id = successor
  where owner_id = colleague and stage not in ('hired', 'rejected') and withdrawn_at is null;
  update public.client_details set owner_id = successor where owner_id = colleague;
  update public.waiting_list set assignee_id = successor where assignee_id = colleague and state <> 'closed';
  update public.booking_links set paused = true where staff_id = colleague and not paused;
  perform private.end_links(colleague);
  perform private.announce_ended_links(colleague);
end $$;
