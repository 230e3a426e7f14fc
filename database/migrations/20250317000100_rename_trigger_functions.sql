-- Names say what a trigger does. Triggers of a table fire in the order of their names; each new name keeps the order
-- among triggers that can fire for the same statement and depend on each other. Only trigger functions are renamed:
-- processes of the previous version, which may still run, call none of them by name.

alter function private.note_staff_seen() rename to record_staff_seen;
alter trigger note_staff_seen on auth.sessions rename to record_staff_seen;

alter function private.keep_options() rename to copy_question_options;
alter trigger keep_options on public.application_answers rename to copy_question_options;

alter function private.follow_note() rename to log_note_event;
alter trigger follow_note on public.application_notes rename to log_note_event;

alter function private.follow_application() rename to log_application_event;
alter trigger follow_application on public.applications rename to log_application_event;

alter function private.follow_freelancer_state() rename to log_freelancer_state;
alter trigger follow_freelancer_state on public.freelancers rename to log_freelancer_state;

alter function private.follow_mail() rename to log_mail_event;
alter trigger follow_mail on public.outbox rename to log_mail_event;

alter function private.follow_person() rename to log_person_event;
alter trigger follow_person on public.people rename to log_person_event;

alter function private.follow_review() rename to log_review_event;
alter trigger follow_review on public.review_events rename to log_review_event;

alter function private.follow_privacy_request() rename to complete_privacy_request;
alter trigger follow_privacy_request on public.privacy_requests rename to complete_privacy_request;

alter function private.keep_used_tag() rename to protect_used_tag;
alter trigger keep_used_tag_on_delete on public.article_tags rename to protect_used_tag_on_delete;
alter trigger keep_used_tag_on_update on public.article_tags rename to protect_used_tag_on_update;

alter function private.keep_fixed_jobs() rename to protect_fixed_jobs;
alter trigger keep_fixed_jobs on public.jobs rename to protect_fixed_jobs;

alter function private.keep_published_jobs() rename to protect_published_jobs;
alter trigger keep_published_jobs on public.jobs rename to protect_published_jobs;

alter function private.keep_an_administrator() rename to require_an_administrator;
alter trigger keep_an_administrator_on_delete on public.staff_profiles rename to require_an_administrator_on_delete;
alter trigger keep_an_administrator_on_update on public.staff_profiles rename to require_an_administrator_on_update;

alter function private.queue_for_administrators() rename to lock_administrators;
alter trigger queue_for_administrators on public.staff_profiles rename to lock_administrators;

alter function private.close_erased() rename to close_erased_applications;
alter trigger close_erased on public.people rename to close_erased_applications;

alter function private.end_quarantine() rename to clear_erasure_request;
alter trigger end_quarantine on public.people rename to clear_erasure_request;
