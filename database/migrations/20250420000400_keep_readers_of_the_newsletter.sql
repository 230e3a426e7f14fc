-- Readers of the newsletter are kept while they read it. Those who never confirmed the address, or have left, and have no
-- other role, are erased after a month.
create or replace view private.retention as
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
      person.erasure_requested_at,
      greatest(
        case when applied.any then person.last_activity_at + applicants.months * interval '1 month' end,
        case when contact.is_current then now() + applicants.months * interval '1 month' end,
        candidate.keep_until, freelancer.keep_until, lead.keep_until, reader.keep_until
      ),
      left_at.latest,
      case when person.source = 'newsletter' then person.last_activity_at + interval '30 days' end,
      person.last_activity_at + applicants.months * interval '1 month'
    ) as keep_until
  from public.people as person
  cross join (select months from public.retention_periods where purpose = 'application') as applicants
  cross join (select months from public.retention_periods where purpose = 'waiting_list') as leads
  cross join lateral (
    select exists (select from public.applications where applications.person_id = person.id)
      or exists (select from public.client_contacts where client_contacts.person_id = person.id) as any
  ) as applied
  cross join lateral (
    select exists (
      select from public.client_contacts as own
      where own.person_id = person.id and (
        exists (
          select from public.client_plans as plan
          where plan.client_id = own.client_id and (plan.ends_on is null or plan.ends_on >= private.stockholm_today())
        )
        or exists (select from public.jobs as job where job.client_id = own.client_id and job.state = 'open')
      )
    ) as is_current
  ) as contact
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
  -- A newsletter is sent until its reader ends it, so the period starts again every day until then.
  left join lateral (
    select now() + leads.months * interval '1 month' as keep_until from public.consents
    where consents.person_id = person.id and purpose::text = 'newsletter' and withdrawn_at is null limit 1
  ) as reader on true
  left join lateral (
    select greatest(
      (select updated_at from public.candidates where candidates.person_id = person.id and state = 'left'),
      (select updated_at from public.freelancers where freelancers.person_id = person.id and state = 'left')
    ) as latest
  ) as left_at on true
  where person.anonymised_at is null and person.merged_into is null;

create index consents_newsletter on public.consents (person_id) where withdrawn_at is null and purpose = 'newsletter';

-- The answer to a form that its sender has just filled in, so it is mailed to people awaiting erasure too.
create or replace function private.may_be_mailed(recipient uuid, template text) returns boolean
language sql stable security definer set search_path = '' as $$
  select template like 'privacy\_%'
    or template in (
      'person_link', 'confirm_submission', 'confirm_newsletter', 'person_email_changed', 'person_new_email'
    )
    or not exists (select from public.people where id = recipient and erase_after is not null)
$$;
