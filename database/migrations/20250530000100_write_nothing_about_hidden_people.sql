-- Recruiters could not read what belongs to a person who awaits erasure, but could still insert notes, ratings, tags,
-- applications and profiles, or move their own rows to such a person. Unique keys then told what is hidden.

alter policy "recruiters can insert their own notes" on public.application_notes with check (
  author_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can insert their own ratings" on public.application_ratings with check (
  staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can update their own ratings" on public.application_ratings with check (
  staff_id = (select auth.uid()) and (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can insert applications" on public.applications with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can insert candidates" on public.candidates with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can insert client contacts" on public.client_contacts with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can insert availability" on public.freelancer_availability with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can insert freelancer notes" on public.freelancer_notes with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can update freelancer notes" on public.freelancer_notes with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can insert freelancers" on public.freelancers with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can insert person tags" on public.person_tags with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
alter policy "recruiters can insert into shortlists" on public.review_link_items with check (
  (select private.is_staff('recruiter', 'admin'))
  and application_id not in (select private.applications_awaiting_erasure())
);
alter policy "recruiters can insert into the waiting list" on public.waiting_list with check (
  (select private.is_staff('recruiter', 'admin')) and person_id not in (select private.people_awaiting_erasure())
);
