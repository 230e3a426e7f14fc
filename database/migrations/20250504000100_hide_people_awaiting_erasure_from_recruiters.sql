-- Recruiters could still read the history, consents, tags and contact role of a person who awaits erasure, and find the
-- person in the list of people. Now they read only the row in `people`, which the page that undoes an erasure needs
-- (docs/decisions/073). Administrators also see what they need to handle the erasure: the person in the list, the
-- privacy requests, the events of the person, and mail about privacy.

alter policy "recruiters can read application events" on public.application_events using (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can read consents" on public.consents using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read client contacts" on public.client_contacts using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read person tags" on public.person_tags using (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can read person events" on public.person_events using (
  (select private.is_staff('admin'))
  or ((select private.is_staff('recruiter')) and person_id not in (select private.people_awaiting_erasure()))
);
alter policy "recruiters can read privacy requests" on public.privacy_requests using (
  (select private.is_staff('admin')) or (
    (select private.is_staff('recruiter'))
    and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
  )
);
alter policy "recruiters can read mail to people" on public.outbox using (
  not concerns_account and (select private.is_staff('recruiter'))
  and (person_id is null or person_id not in (select private.people_awaiting_erasure()))
);

-- Also in find_in_people_list, people_by_role and people_by_tag, which read this view.
create or replace view public.people_list with (security_invoker = true) as
select
  person.id, person.full_name, person.email::text as email, person.phone::text as phone, person.language, person.location,
  person.headline, person.source, person.last_activity_at, person.created_at, person.legal_hold, person.erase_after,
  person.erase_after is not null as in_quarantine,
  array_remove(array[
    (select 'applicant' from public.applications as role where role.person_id = person.id limit 1),
    (select 'candidate' from public.candidates as role where role.person_id = person.id limit 1),
    (select 'freelancer' from public.freelancers as role where role.person_id = person.id limit 1),
    (select 'lead' from public.waiting_list as role where role.person_id = person.id limit 1)
  ], null) as roles,
  array(
    select tagged.tag_id from public.person_tags as tagged where tagged.person_id = person.id order by tagged.created_at
  ) as tag_ids,
  (select count(*)::integer from public.applications as application where application.person_id = person.id) as applications
from public.people as person
where person.merged_into is null and person.anonymised_at is null
  and (person.erase_after is null or (select private.is_staff('admin')));
