-- Erasure reaches the texts about clients, in which contacts are named.
create or replace function private.forget_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own uuid[] := array(select id from public.applications where person_id = new.id);
  with_name boolean := private.is_unmistakable(old.first_name, old.last_name, old.id);
  traces text := private.traces_of(old, with_name, false);
  searched text := private.traces_of(old, with_name, true);
  mailbox text := format('(^|[^%1$s-])%2$s(?!-?[%1$s])', private.word_class(), format(
    '(?:%s|%s)', private.spell_email(old.email::text), private.spell_email(private.mailbox(old.email::text))
  ));
begin
  -- The linked account is gone by now. One that was never linked has the same address or LinkedIn profile.
  delete from auth.users as account
  where (
    lower(account.email) = lower(old.email::text)
    or account.id in (
      select user_id from auth.identities where provider = 'linkedin_oidc' and provider_id = old.linkedin_sub
    )
  ) and not exists (select from public.staff_profiles as profile where profile.user_id = account.id);
  delete from public.pending_submissions where person_id = new.id;
  delete from public.notifications where application_id = any (own);
  -- An empty address would match almost every key.
  delete from private.rate_limits where old.email is not null and key ~ mailbox;
  delete from private.rate_limits where key like '%:' || old.id or key like '%:' || old.user_id;

  update public.review_links
  set recipient_name = '(erased)', recipient_email = null, revoked_at = coalesce(revoked_at, now())
  where recipient_email = old.email;
  update public.review_links set recipient_name = private.redact(recipient_name, traces)
  where recipient_email is null and normalize(recipient_name) ~ traces;
  update public.review_links set message = private.redact(message, traces) where normalize(message) ~ traces;
  update public.review_link_items set presentation = private.redact(presentation, traces) where normalize(presentation) ~ traces;
  update public.review_events set comment = private.redact(comment, traces) where normalize(comment) ~ traces;
  update public.application_notes set body = private.redact(body, traces) where normalize(body) ~ traces;
  update public.application_ratings set comment = private.redact(comment, traces) where normalize(comment) ~ traces;
  update public.applications set merit_note = private.redact(merit_note, traces) where normalize(merit_note) ~ traces;
  update public.freelancer_notes set body = private.redact(body, traces) where normalize(body) ~ traces;
  update public.client_contacts set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.client_notes set body = private.redact(body, traces) where normalize(body) ~ traces;
  update public.client_events set data = private.redact_json(data, traces) where normalize(data ->> 'reason') ~ traces;
  update public.client_billing set invoice_email = null where invoice_email = old.email;
  update public.client_billing set reference = private.redact(reference, traces) where normalize(reference) ~ traces;
  update public.client_documents set file_name = private.redact(file_name, traces) where normalize(file_name) ~ traces;
  update public.waiting_list set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.privacy_requests set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.freelancer_availability set note = private.redact(note, traces) where normalize(note) ~ traces;
  update public.legal_holds set reason = private.redact(reason, traces) where normalize(reason) ~ traces;
  update public.booking_links set label = private.redact(label, traces) where normalize(label) ~ traces;
  -- Names of tags are unique.
  update public.tags set name = left(private.redact(name::text, traces), 31) || ' ' || left(id::text, 8)
  where normalize(name::text) ~ traces;
  -- The file of a mail that was kept goes with this state.
  update public.outbox
  set variables = private.redact_json(variables, traces), subject = private.redact(subject, traces),
    body_text = private.redact(body_text, traces), html = private.redact(html, traces),
    state = case when state = 'kept' then 'cancelled' else state end
  where template_key = 'client_review_link' and normalize(concat_ws(E'\n\n|', variables, subject, body_text, html)) ~ traces;
  delete from public.saved_views
  where normalize(name) ~ searched or normalize(query) ~ searched or normalize(private.url_decode(query)) ~ searched;
  update public.staff_preferences set value = private.redact_json(value, searched)
  where value is distinct from private.redact_json(value, searched);
  return null;
end $$;

-- A contact stays on record while the agency works for the client: the months of retention count from the end of that.
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
    select max(updated_at) + leads.months * interval '1 month' as keep_until from public.waiting_list
    where waiting_list.person_id = person.id
  ) as lead on true
  left join lateral (
    select greatest(
      (select updated_at from public.candidates where candidates.person_id = person.id and state = 'left'),
      (select updated_at from public.freelancers where freelancers.person_id = person.id and state = 'left')
    ) as latest
  ) as left_at on true
  where person.anonymised_at is null and person.merged_into is null;
