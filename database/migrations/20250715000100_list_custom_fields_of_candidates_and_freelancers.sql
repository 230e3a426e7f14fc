-- The lists of the candidate bank and of freelancers show custom fields of people, as the list of everybody does.

create or replace view public.candidate_list with (security_invoker=true) as
 SELECT candidate.person_id AS id,
    person.full_name,
    person.email::text AS email,
    person.language,
    person.location,
    person.headline,
    person.last_activity_at,
    candidate.created_at,
    candidate.state,
    candidate.fields,
    candidate.skills,
    candidate.seniority,
    candidate.years_of_experience,
    candidate.locations,
    candidate.remote,
    candidate.available_from,
    candidate.summary,
    candidate.consent_expires_at,
    candidate.renewal_mailed_at,
    candidate.cv_document_id,
    ARRAY( SELECT tagged.tag_id
           FROM public.person_tags tagged
          WHERE tagged.person_id = person.id
          ORDER BY tagged.created_at) AS tag_ids,
    ( SELECT count(*)::integer AS count
           FROM public.applications application
          WHERE application.person_id = person.id) AS applications,
    ( SELECT record.fields
           FROM public.custom_values record
          WHERE record.person_id = person.id) AS custom
   FROM public.candidates candidate
     JOIN public.people person ON person.id = candidate.person_id
  WHERE person.merged_into IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL;

create or replace view public.candidates_by_tag with (security_invoker=true) as
 SELECT tagged.tag_id,
    list.id,
    list.full_name,
    list.email,
    list.language,
    list.location,
    list.headline,
    list.last_activity_at,
    list.created_at,
    list.state,
    list.fields,
    list.skills,
    list.seniority,
    list.years_of_experience,
    list.locations,
    list.remote,
    list.available_from,
    list.summary,
    list.consent_expires_at,
    list.renewal_mailed_at,
    list.cv_document_id,
    list.tag_ids,
    list.applications,
    list.custom
   FROM public.person_tags tagged
     JOIN public.candidate_list list ON list.id = tagged.person_id;

create or replace view public.freelancer_list with (security_invoker=true) as
 SELECT freelancer.person_id AS id,
    person.full_name,
    person.email::text AS email,
    person.language,
    person.location,
    person.headline,
    freelancer.state,
    freelancer.fields,
    freelancer.skills,
    freelancer.seniority,
    freelancer.day_rate,
    freelancer.currency,
    freelancer.remote,
    freelancer.portfolio_url,
    freelancer.created_at,
    freelancer.approved_at,
    freelancer.consent_expires_at,
    today.availability,
    ( SELECT min(GREATEST(lower(free.period), CURRENT_DATE)) AS min
           FROM public.freelancer_availability free
          WHERE free.person_id = person.id AND free.availability <> 'booked'::public.availability AND (upper_inf(free.period) OR upper(free.period) > CURRENT_DATE)) AS free_from,
    ( SELECT record.fields
           FROM public.custom_values record
          WHERE record.person_id = person.id) AS custom
   FROM public.freelancers freelancer
     JOIN public.people person ON person.id = freelancer.person_id
     LEFT JOIN public.freelancer_availability today ON today.person_id = person.id AND today.period @> CURRENT_DATE
  WHERE person.merged_into IS NULL AND person.anonymised_at IS NULL AND person.erase_after IS NULL;
