-- Readers of the newsletter (140), and those who have not confirmed their address yet.
create view public.newsletter_readers with (security_invoker = true) as
select person.id, person.email, person.full_name, consent.language, 'confirmed' as state, consent.given_at as joined_at,
  text.version as consent_version
from public.consents as consent
join public.people as person on person.id = consent.person_id
join public.consent_texts as text on text.id = consent.consent_text_id
where consent.purpose = 'newsletter' and consent.withdrawn_at is null
  and person.anonymised_at is null and person.erase_after is null and person.merged_into is null
union all
select person.id, person.email, person.full_name, pending.language, 'waiting', pending.submitted_at, null
from (
  select distinct on (person_id) person_id, language, submitted_at from public.pending_submissions
  where form = 'join-newsletter' and confirmed_at is null and expires_at > now()
  order by person_id, submitted_at desc
) as pending
join public.people as person on person.id = pending.person_id
where person.anonymised_at is null and person.erase_after is null and person.merged_into is null and not exists (
  select from public.consents as consent
  where consent.person_id = person.id and consent.purpose = 'newsletter' and consent.withdrawn_at is null
);
grant select on public.newsletter_readers to authenticated, service_role;
create index on public.pending_submissions (person_id) where form = 'join-newsletter' and confirmed_at is null;

-- Editors see how many read the newsletter, but not who.
create function public.count_newsletter_readers() returns table (confirmed bigint, waiting bigint)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'only staff can count readers';
  end if;
  return query select count(*) filter (where reader.state = 'confirmed'), count(*) filter (where reader.state = 'waiting')
  from public.newsletter_readers as reader;
end $$;

-- Ends the subscription of readers, as their own link does, and forgets requests that wait for a confirmation.
create function public.remove_newsletter_readers(readers uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  if not private.is_staff('recruiter', 'admin') then
    raise insufficient_privilege using message = 'only recruiters can remove readers';
  end if;
  if cardinality(readers) > 1000 then
    raise invalid_parameter_value using message = 'too many readers at once';
  end if;
  with withdrawn as (
    update public.consents set withdrawn_at = now()
    where person_id = any (readers) and purpose = 'newsletter' and withdrawn_at is null
    returning person_id
  ), dropped as (
    delete from public.pending_submissions
    where person_id = any (readers) and form = 'join-newsletter' and confirmed_at is null
    returning person_id
  ), recorded as (
    insert into public.person_events (person_id, kind, actor_id)
    select person_id, 'left_newsletter', auth.uid() from withdrawn
  )
  select count(distinct person_id) into removed from (table withdrawn union all table dropped) as gone;
  return removed;
end $$;
revoke all on function public.count_newsletter_readers(), public.remove_newsletter_readers(uuid[]) from public;
grant execute on function public.count_newsletter_readers(), public.remove_newsletter_readers(uuid[])
  to authenticated, service_role;
