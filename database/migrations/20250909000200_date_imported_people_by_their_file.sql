-- older programs: run

-- An import sets the last activity of its people to the latest date of their rows (491).
create or replace function private.log_application_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.record_application_event(new.id, 'created', jsonb_build_object('stage', new.stage, 'source', new.source));
  else
    if new.stage <> old.stage then
      perform private.record_application_event(new.id, 'stage_moved', jsonb_build_object(
        'from', old.stage, 'to', new.stage, 'reason_id', new.reject_reason_id,
        -- Other words are about the person.
        'reason', case when new.reject_reason in ('experience', 'skills', 'terms', 'filled', 'other') then new.reject_reason end
      ) || jsonb_strip_nulls(jsonb_build_object('from_step', old.step_id, 'to_step', new.step_id)));
    -- A trigger that gives the application a step of another template moves nobody.
    elsif new.step_id <> old.step_id and new.job_id = old.job_id and pg_trigger_depth() = 1 then
      perform private.record_application_event(new.id, 'step_moved', jsonb_build_object(
        'from', old.stage, 'to', new.stage, 'from_step', old.step_id, 'to_step', new.step_id
      ));
    end if;
    if new.job_id <> old.job_id then
      perform private.record_application_event(new.id, 'job_moved', jsonb_build_object('from', old.job_id, 'to', new.job_id));
    end if;
    if new.owner_id is distinct from old.owner_id then
      perform private.record_application_event(new.id, 'owner_changed', jsonb_build_object('from', old.owner_id, 'to', new.owner_id));
    end if;
    if new.withdrawn_at is not null and old.withdrawn_at is null then
      perform private.record_application_event(new.id, 'withdrawn');
    end if;
  end if;
  -- The import itself dates people by their file.
  if tg_op = 'UPDATE' or not new.imported then
    update public.people set last_activity_at = now() where id = new.person_id and last_activity_at < now();
  end if;
  return null;
end $function$;

-- People are kept from their import on, as before: the agency has obtained and judged the data then.
create or replace view private.retention as
 SELECT person.id AS person_id,
    person.erase_after,
    person.legal_hold,
        CASE
            WHEN applied."any" THEN 'application'::text
            WHEN candidate.keep_until IS NOT NULL THEN 'candidate_bank'::text
            WHEN freelancer.keep_until IS NOT NULL THEN 'freelance_network'::text
            WHEN lead.keep_until IS NOT NULL THEN 'waiting_list'::text
            WHEN left_at.latest IS NOT NULL THEN 'candidate_bank'::text
            ELSE 'application'::text
        END AS purpose,
    COALESCE(person.erasure_requested_at, GREATEST(
        CASE
            WHEN applied."any" THEN active.at + applicants.months::double precision * '1 mon'::interval
            ELSE NULL::timestamp with time zone
        END,
        CASE
            WHEN contact.is_current THEN now() + applicants.months::double precision * '1 mon'::interval
            ELSE NULL::timestamp with time zone
        END, candidate.keep_until, freelancer.keep_until, lead.keep_until, reader.keep_until), left_at.latest,
        CASE
            WHEN person.source = 'newsletter'::text THEN active.at + '30 days'::interval
            ELSE NULL::timestamp with time zone
        END, active.at + applicants.months::double precision * '1 mon'::interval) AS keep_until
   FROM public.people person
     CROSS JOIN LATERAL ( SELECT GREATEST(person.last_activity_at, ( SELECT max(event.created_at) AS max
                   FROM public.person_events event
                  WHERE event.person_id = person.id AND event.kind = 'imported'::text)) AS at) active
     CROSS JOIN ( SELECT retention_periods.months
           FROM public.retention_periods
          WHERE retention_periods.purpose = 'application'::text) applicants
     CROSS JOIN ( SELECT retention_periods.months
           FROM public.retention_periods
          WHERE retention_periods.purpose = 'waiting_list'::text) leads
     CROSS JOIN LATERAL ( SELECT (EXISTS ( SELECT
                   FROM public.applications
                  WHERE applications.person_id = person.id)) OR (EXISTS ( SELECT
                   FROM public.client_contacts
                  WHERE client_contacts.person_id = person.id)) AS "any") applied
     CROSS JOIN LATERAL ( SELECT (EXISTS ( SELECT
                   FROM public.client_contacts own
                  WHERE own.person_id = person.id AND ((EXISTS ( SELECT
                           FROM public.client_plans plan
                          WHERE plan.client_id = own.client_id AND (plan.ends_on IS NULL OR plan.ends_on >= private.stockholm_today()))) OR (EXISTS ( SELECT
                           FROM public.jobs job
                          WHERE job.client_id = own.client_id AND job.state = 'open'::public.job_state))))) AS is_current) contact
     LEFT JOIN LATERAL ( SELECT candidates.consent_expires_at AS keep_until
           FROM public.candidates
          WHERE candidates.person_id = person.id AND candidates.state <> 'left'::public.candidate_state) candidate ON true
     LEFT JOIN LATERAL ( SELECT freelancers.consent_expires_at AS keep_until
           FROM public.freelancers
          WHERE freelancers.person_id = person.id AND freelancers.state <> 'left'::public.freelancer_state) freelancer ON true
     LEFT JOIN LATERAL ( SELECT max(waiting_list.updated_at) + leads.months::double precision * '1 mon'::interval AS keep_until
           FROM public.waiting_list
          WHERE waiting_list.person_id = person.id) lead ON true
     LEFT JOIN LATERAL ( SELECT now() + leads.months::double precision * '1 mon'::interval AS keep_until
           FROM public.consents
          WHERE consents.person_id = person.id AND consents.purpose::text = 'newsletter'::text AND consents.withdrawn_at IS NULL
         LIMIT 1) reader ON true
     LEFT JOIN LATERAL ( SELECT GREATEST(( SELECT candidates.updated_at
                   FROM public.candidates
                  WHERE candidates.person_id = person.id AND candidates.state = 'left'::public.candidate_state), ( SELECT freelancers.updated_at
                   FROM public.freelancers
                  WHERE freelancers.person_id = person.id AND freelancers.state = 'left'::public.freelancer_state)) AS latest) left_at ON true
  WHERE person.anonymised_at IS NULL AND person.merged_into IS NULL;
