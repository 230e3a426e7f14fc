-- A shortlist is a draft until it is shared: by a mail with its link, by copying the link, or by showing it in the portal.
-- Every shortlist of before could be read at once, so it is shared.
alter table public.review_links add column shared_at timestamptz, add column link_made_at timestamptz not null default now();
comment on column public.review_links.link_made_at is 'When the link that a colleague can copy was made or last replaced.';
alter table public.review_links disable trigger user;
update public.review_links set shared_at = created_at, link_made_at = created_at;
alter table public.review_links enable trigger user;

-- The link of a draft opens nothing.
create or replace function private.find_review_token(hash text) returns table (review_link_id uuid, state text)
language sql stable security definer set search_path = '' as $$
  select link.id, case
    when link.revoked_at is not null or link.links_ended_at >= found.made_at then 'revoked'
    when link.expires_at < now() then 'expired'
    else 'open'
  end
  from (
    select made.id, made.link_made_at as made_at from public.review_links as made where made.token_hash = hash
    union all
    select mailed.review_link_id, mailed.created_at from private.review_keys as mailed where mailed.token_hash = hash
  ) as found
  join public.review_links as link on link.id = found.id
  where link.shared_at is not null
$$;

create or replace function private.portal_shortlists() returns table (review_link_id uuid, person_id uuid)
language sql stable security definer set search_path = '' as $$
  select link.id, contact.person_id
  from private.portal_contacts() as contact
  join public.jobs as job on job.client_id = contact.client_id and job.kind = 'client' and job.state <> 'draft'
  join public.review_links as link on link.job_id = job.id and link.shared_at is not null
$$;

create or replace function private.shows_cv_in_review(item_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from private.shown_review_items as shown
    join public.review_link_items as item on item.id = shown.id
    join public.review_links as link on link.id = shown.review_link_id
    where shown.id = item_id and item.shows_cv
      and link.shared_at is not null and link.revoked_at is null and link.expires_at > now()
  )
$$;

-- Shares a shortlist, or takes that back while the client has neither opened it nor a mail with its link.
create function public.share_shortlist(shortlist uuid, is_shared boolean default true) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  update public.review_links as link set shared_at = case when is_shared then coalesce(link.shared_at, now()) end
  where link.id = shortlist and (is_shared or link.last_opened_at is null and not exists (
    select from private.review_keys as mailed where mailed.review_link_id = link.id
  ));
  if found then
    return;
  end if;
  if exists (select from public.review_links where id = shortlist) then
    raise check_violation using message = 'the client has this shortlist already', hint = 'shortlist_sent';
  end if;
  raise no_data_found using message = 'no such shortlist';
end $$;
revoke all on function public.share_shortlist(uuid, boolean) from public;
grant execute on function public.share_shortlist(uuid, boolean) to authenticated, service_role;

-- Ends every link to a shortlist, also those in mails. The shortlist stays, with answers, comments and views, and so does
-- its place in the portal. Without a hash no link opens it.
create function private.replace_review_token(shortlist uuid, new_hash text default null) returns void
language sql security definer set search_path = '' as $$
  update public.review_links set token_hash = coalesce(
    new_hash, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
  ) where id = shortlist;
  delete from private.review_keys where review_link_id = shortlist;
$$;
revoke all on function private.replace_review_token(uuid, text) from public;
grant execute on function private.replace_review_token(uuid, text) to service_role;

-- Gives a shortlist a new link, which is open even if the old one was revoked. It ends with the colleague who made it
-- now, who is the only one to have seen it.
create function public.replace_review_link(shortlist uuid, new_hash text, valid_until timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_recruiter();
  update public.review_links
  set expires_at = valid_until, revoked_at = null, link_made_at = now(), created_by = (select auth.uid())
  where id = shortlist;
  if not found then
    raise no_data_found using message = 'no such shortlist';
  end if;
  perform private.replace_review_token(shortlist, new_hash);
end $$;
revoke all on function public.replace_review_link(uuid, text, timestamptz) from public;
grant execute on function public.replace_review_link(uuid, text, timestamptz) to authenticated, service_role;

-- Nothing about a draft reaches the portal.
create or replace function private.tell_portal_of_shortlist() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shortlist uuid;
begin
  if tg_op = 'DELETE' then
    shortlist := old.review_link_id;
  else
    shortlist := new.review_link_id;
  end if;
  perform private.tell_portal_of_job(job_id) from public.review_links where id = shortlist and shared_at is not null;
  return null;
end $$;
drop trigger tell_portal on public.review_links;
create trigger tell_portal after update of message, expires_at, revoked_at, shared_at on public.review_links
  for each row when (old.shared_at is not null or new.shared_at is not null) execute function private.tell_portal_of_rows();
create trigger tell_portal_of_shared after insert on public.review_links
  for each row when (new.shared_at is not null) execute function private.tell_portal_of_rows();
create trigger tell_portal_of_removed after delete on public.review_links
  for each row when (old.shared_at is not null) execute function private.tell_portal_of_rows();
drop trigger count_client on public.review_links;
create trigger count_client after insert or delete or update of last_opened_at, shared_at on public.review_links
  for each row execute function private.count_client_of_link();

-- Nobody has the link of a draft.
create or replace function private.announce_ended_links(colleague uuid) returns void
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
    and link.links_ended_at >= greatest(link.last_mailed_at, link.link_made_at)
    and link.shared_at is not null and link.revoked_at is null and link.expires_at > now()
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

-- A link that somebody else has made or mailed since goes on working.
create or replace function private.end_links(colleague uuid, of_shortlists boolean default true, of_articles boolean default true)
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
    where link.created_by = colleague and coalesce(link.links_ended_at < link.link_made_at, true)
      or mailed.at > greatest(link.links_ended_at, link.link_made_at)
  );
  delete from public.article_previews as preview where of_articles and preview.created_by = colleague;
end $$;

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
      where link.created_by = colleague and coalesce(link.links_ended_at < link.link_made_at, true)
        and link.revoked_at is null and link.expires_at > now())
    + (select count(*) from public.article_previews as preview
      where preview.created_by = colleague and preview.expires_at > now());
end $$;
