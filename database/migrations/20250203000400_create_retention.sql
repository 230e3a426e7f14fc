-- Until when a person may be kept, by the longest of the purposes the person is kept for. Who has left everything is
-- due at once; who never had a purpose is kept as long as an applicant.
create view private.retention as
  select person.id as person_id, person.erase_after, person.legal_hold,
    case
      when applied.any then 'application'
      when candidate.keep_until is not null then 'candidate_bank'
      when freelancer.keep_until is not null then 'freelance_network'
      when lead.keep_until is not null then 'waiting_list'
      when left_at.latest is not null then 'candidate_bank'
      else 'application'
    end as purpose,
    coalesce(
      greatest(
        case when applied.any then person.last_activity_at + applicants.months * interval '1 month' end,
        candidate.keep_until, freelancer.keep_until, lead.keep_until
      ),
      left_at.latest,
      person.last_activity_at + applicants.months * interval '1 month'
    ) as keep_until
  from public.people as person
  cross join (select months from public.retention_periods where purpose = 'application') as applicants
  cross join (select months from public.retention_periods where purpose = 'waiting_list') as leads
  cross join lateral (
    select exists (select from public.applications where applications.person_id = person.id)
      or exists (select from public.client_contacts where client_contacts.person_id = person.id) as any
  ) as applied
  left join lateral (
    select consent_expires_at as keep_until from public.candidates
    where candidates.person_id = person.id and state <> 'left'
  ) as candidate on true
  left join lateral (
    select consent_expires_at as keep_until from public.freelancers
    where freelancers.person_id = person.id and state <> 'left'
  ) as freelancer on true
  left join lateral (
    select max(updated_at) + leads.months * interval '1 month' as keep_until
    from public.waiting_list where waiting_list.person_id = person.id
  ) as lead on true
  left join lateral (
    select greatest(
      (select updated_at from public.candidates where candidates.person_id = person.id and state = 'left'),
      (select updated_at from public.freelancers where freelancers.person_id = person.id and state = 'left')
    ) as latest
  ) as left_at on true
  where person.anonymised_at is null and person.merged_into is null;
grant select on private.retention to service_role;

-- Takes everything out that tells who somebody was, and leaves what the figures need. Returns the files to delete.
create function private.anonymise_person(erased uuid, by_whom text) returns table (bucket text, path text)
language plpgsql security definer set search_path = '' as $$
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
    or to_email in (select email from public.people where id = any (everybody));
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
  delete from public.client_contacts where person_id = any (everybody);
  delete from public.person_tags where person_id = any (everybody);
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
end $$;
