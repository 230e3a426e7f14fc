-- Anyone can apply with the address of somebody else. A rule of the first stage mails such an address only if the form did,
-- whose mail has quotas (144).
create or replace function private.find_stage_rules(application uuid)
returns table (
  rule_id uuid, kind public.stage_rule_kind, template_key text, send_after timestamptz, stage public.application_stage,
  entered_at timestamptz, has_address boolean
)
language sql stable security definer set search_path = '' as $$
  select rule.id, rule.kind, rule.template_key, found.stage_changed_at + make_interval(mins => rule.minutes), found.stage,
    found.stage_changed_at, coalesce(found.contact_email, person.email) is not null
  from public.applications as found
  join public.people as person on person.id = found.person_id
  join public.stage_rules as rule on rule.job_id = found.job_id and rule.stage = found.stage and rule.is_on
  where found.id = find_stage_rules.application and found.withdrawn_at is null
    and person.erase_after is null and person.anonymised_at is null
    and case rule.kind
      when 'mail' then (
        coalesce(found.contact_email, person.email) is null or found.stage <> 'new' or found.consent_id is null or person.email_confirmed_at is not null or exists (
          select from public.outbox as mail
          where mail.cause = 'application_received:' || found.id and mail.state <> 'cancelled'
        )
      ) and not exists (
        select from public.outbox as mail
        where mail.application_id = found.id and (
          mail.cause like 'stage_rule:' || rule.id || ':%' and (mail.state <> 'cancelled' or mail.ended is null)
          or mail.template_key = rule.template_key and mail.created_at >= found.stage_changed_at and mail.state <> 'cancelled'
        )
      ) and not exists (
        select from public.application_events as event
        where event.application_id = found.id and event.kind = 'rule_skipped'
          and event.data ->> 'rule_id' = rule.id::text and event.created_at >= found.stage_changed_at
      )
      when 'remind' then false
      else not exists (
        select from public.application_events as event
        where event.application_id = found.id and event.kind = 'rule_' || rule.kind
          and event.data ->> 'rule_id' = rule.id::text
      )
    end
  order by rule.created_at, rule.id
$$;
