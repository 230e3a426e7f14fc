-- A person who awaits erasure (people.erase_after) is hidden at once from everything but the acts of privacy: the page
-- of the person, which can undo the erasure, and the lists of privacy requests and of retention.
create function private.people_awaiting_erasure() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select id from public.people where erase_after is not null
$$;
grant execute on function private.people_awaiting_erasure() to authenticated;

create function private.applications_awaiting_erasure() returns setof uuid
language sql stable security definer set search_path = '' as $$
  select application.id from public.people as person
  join public.applications as application on application.person_id = person.id
  where person.erase_after is not null
$$;
grant execute on function private.applications_awaiting_erasure() to authenticated;

alter policy "recruiters can read applications" on public.applications using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read candidates" on public.candidates using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read freelancers" on public.freelancers using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read documents" on public.documents using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read the waiting list" on public.waiting_list using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read duplicate pairs" on public.duplicate_pairs using (
  (select private.is_staff('recruiter', 'admin'))
  and one_id not in (select private.people_awaiting_erasure())
  and other_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read shortlists" on public.review_link_items using (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can read review events" on public.review_events using (
  (select private.is_staff('recruiter', 'admin'))
  -- Under the policy of the shortlist itself.
  and (item_id is null or exists (select from public.review_link_items as item where item.id = item_id))
);
alter policy "recruiters can read pending submissions" on public.pending_submissions using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "staff can read their own notifications" on public.notifications using (
  user_id = (select auth.uid()) and (select private.is_staff())
  and (application_id is null or application_id not in (select private.applications_awaiting_erasure()))
);

create or replace view public.possible_duplicates with (security_invoker = true) as
  with living as not materialized (
    select id, phone, linkedin_url, full_name from public.people
    where merged_into is null and anonymised_at is null and erase_after is null
  )
  select one.id as person_id, other.id as other_id, 'phone' as reason
  from living as one join living as other on other.phone = one.phone and other.id <> one.id
  union all
  select one.id, other.id, 'linkedin'
  from living as one join living as other on other.linkedin_url = one.linkedin_url and other.id <> one.id
  union all
  select one.id, other.id, 'name'
  from living as one join living as other on other.full_name = one.full_name and other.id <> one.id
  where one.full_name <> '';

create or replace function public.find_people(query text, max_results integer default 100) returns setof public.people
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || regexp_replace(private.fold(btrim(query)), '([\\%_])', '\\\1', 'g') || '%';
begin
  perform private.require_recruiter();
  return query
    select * from public.people
    where search_name like pattern and merged_into is null and anonymised_at is null and erase_after is null
    order by last_activity_at desc, id desc
    limit least(max_results, 1000);
end $$;

create or replace function private.show_review(shown uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'recipient_name', link.recipient_name, 'language', link.language, 'message', link.message,
    'expires_at', link.expires_at, 'job_title', job.title, 'client_name', client.name,
    'items', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', item.id, 'name', person.full_name, 'headline', person.headline, 'location', person.location,
        'presentation', item.presentation, 'has_cv', item.shows_cv and application.cv_document_id is not null,
        'decision', item.decision, 'decided_at', item.decided_at,
        'comments', (
          select coalesce(jsonb_agg(jsonb_build_object('at', event.created_at, 'comment', event.comment) order by event.id), '[]')
          from public.review_events as event where event.item_id = item.id and event.comment is not null
        )
      ) order by item.position, item.created_at)
      from public.review_link_items as item
      join public.applications as application on application.id = item.application_id
      join public.people as person on person.id = application.person_id
      where item.review_link_id = link.id and item.removed_at is null and application.withdrawn_at is null
        and person.anonymised_at is null and person.erase_after is null
    ), '[]')
  )
  from public.review_links as link
  join public.jobs as job on job.id = link.job_id
  left join public.clients as client on client.id = job.client_id
  where link.id = shown
$$;

-- Mail to a person who awaits erasure: about the erasure, or asked for at this very address.
create function private.may_be_mailed(recipient uuid, template text) returns boolean
language sql stable security definer set search_path = '' as $$
  select template like 'privacy\_%' or template in ('person_link', 'confirm_submission')
    or not exists (select from public.people where id = recipient and erase_after is not null)
$$;

create function private.skip_mail_awaiting_erasure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.may_be_mailed(new.person_id, new.template_key) then
    return new;
  end if;
  return null;
end $$;
create trigger skip_mail_awaiting_erasure before insert on public.outbox
  for each row when (new.person_id is not null) execute function private.skip_mail_awaiting_erasure();

-- Also for a mail that is tried again after a failure.
create function private.cancel_mail_awaiting_erasure() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.may_be_mailed(new.person_id, new.template_key) then
    new.state := 'cancelled';
  end if;
  return new;
end $$;
create trigger cancel_mail_awaiting_erasure before update of state on public.outbox
  for each row when (new.person_id is not null and new.state = 'queued' and old.state <> 'queued')
  execute function private.cancel_mail_awaiting_erasure();

create function private.cancel_queued_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.outbox set state = 'cancelled'
  where person_id = new.id and state = 'queued' and not private.may_be_mailed(new.id, template_key);
  return null;
end $$;
create trigger cancel_queued_mail after update of erase_after on public.people
  for each row when (old.erase_after is null and new.erase_after is not null)
  execute function private.cancel_queued_mail();
