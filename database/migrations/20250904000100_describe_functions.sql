-- older programs: run
-- The snapshot shows the latest definition of each function, without the comments of the migration that wrote it (435).

comment on function private.staff_role() is 'The role of the caller as an active member of staff, or null. It needs a session that has not ended, with a second factor where one is required, or an API token of an administrator.';
comment on function private.acting_staff_id() is 'The id of the caller, if the caller is a member of staff.';
comment on function private.speaks_for(uuid, uuid, text) is 'True if the session of a token has not ended and has passed the second factor that its account needs.';
comment on function private.speaks_for_account() is 'The same for the caller.';
comment on function private.owes_second_factor(uuid, uuid, text) is 'True if the account needs a second factor that this session has not passed.';
comment on function private.has_recent_proof() is 'True if the session of the caller has proved within ten minutes that its owner uses it.';
comment on function private.token_scopes() is 'The scopes of the API token of the caller, or null if the caller uses none that is valid.';
comment on function private.require_scope(public.api_scope) is 'Raises an error unless the API token of the caller has the scope. The right to write includes the right to read.';

comment on function private.hidden_jobs() is 'Restricted jobs that the caller may not see: the caller is neither an administrator nor on their team. API tokens see none of them.';
comment on function private.applications_of_hidden_jobs() is 'Applications that the caller may not see, because their job is hidden.';
comment on function private.people_of_hidden_jobs() is 'People whom the caller may not see, because the agency knows them only by applications for hidden jobs.';
comment on function private.shared_of_hidden_jobs() is 'Ids of the shortlists and the approvals of ads of hidden jobs, as text.';
comment on function private.are_hidden(uuid[]) is 'True if one of these ids belongs to a job, an application, a person, a document or another row that a hidden job hides from the caller.';
comment on function private.hidden_people() is 'People whom the caller may not see: they await erasure, or belong to hidden jobs only.';
comment on function private.hidden_applications() is 'Applications that the caller may not see: their person awaits erasure, or their job is hidden.';
comment on function private.is_shown_job(uuid, uuid) is 'True if the colleague may see the job: it is not restricted, or the colleague is an administrator, its owner or on its team.';

comment on function private.take_tokens(text, double precision, double precision, double precision) is 'Takes tokens from the bucket of a rate limit and returns 0, or takes none and returns the seconds until there are enough. An IPv6 network also uses the bucket of the /48 around it, which is four times as large.';
comment on function private.take_token(text, integer, double precision) is 'The same for one token.';
comment on function private.book_token(text, double precision, double precision, double precision) is 'Takes one token, which may be a future one, and returns the seconds until it is due. Takes none and returns infinity if that is more than max_wait.';
comment on function private.wider_key(text) is 'The key of the /48 around an IPv6 network in the key of a rate limit; null without such a network.';
comment on function private.take_attempt(text, integer, double precision, double precision) is 'Counts a failed attempt and returns 0, or returns the seconds until the next one is allowed. After the free attempts the delay doubles, from first_delay to longest_delay.';
comment on function private.take_attempts(text[], integer[], double precision, double precision) is 'The same for several keys, each with its number of free attempts. Returns the wait of the first key that has one. An attempt beyond the free ones of a key uses up no free attempt of the keys after it.';
comment on function private.forgive_attempts(text[], text[]) is 'After a success: forgets the attempts of the first keys, and one attempt of each of the others.';

comment on function private.traces_of(public.people, boolean, boolean) is 'A regular expression that matches the id, addresses, numbers and, with with_name, the name of a person in any usual spelling.';
comment on function private.hints_of(public.people, boolean) is 'Patterns for LIKE that every text with a trace of the person matches, to find candidates quickly.';
comment on function private.mentions(text, text[], text, text) is 'True if the text contains a trace of a person: a hint or the phone number, and then the regular expression.';
comment on function private.redact(text, text) is 'Replaces the traces of a person by (erased), or by (…) where that would make the text longer.';
comment on function private.redact_json(jsonb, text) is 'Does the same in all texts of a JSON value. Clears a URL that contains traces.';
comment on function private.spell(text, boolean) is 'A regular expression that matches a text in any case, with entities of HTML and other apostrophes. The last word of a name needs its capital letter.';
comment on function private.is_unmistakable(text, text, uuid) is 'True if the full name can be redacted everywhere: it is long enough, and no namesake, colleague, client, job or article could be meant instead.';
comment on function private.anonymise_person(uuid, text) is 'Erases a person and the records that were merged into it, everywhere. Returns the files to delete.';

comment on function private.alike(uuid) is 'People who may be duplicates of a person, with the reasons, the likeliest first.';
comment on function private.reasons_alike(public.people, public.people) is 'Why two records may be of one person; null if nothing says so.';
comment on function private.pair_person(uuid) is 'Updates the suggested duplicates of a person after a change.';
comment on function private.room_for_pairs(uuid) is 'How many more duplicates may be suggested for a person, of twenty.';

comment on function private.describe_end(text, public.mail_state, public.application_stage, timestamp with time zone) is 'The value of outbox.ended: why the reason of a mail ended, the state it had, and who caused it.';
comment on function private.end_state(public.mail_state) is 'The state of a mail after its reason has ended: one that is not sent is cancelled.';
comment on function private.may_be_mailed(uuid, text) is 'False for people who await erasure, except for mail about their data and their links.';
comment on function private.is_notice(text) is 'True for mail that notifies a person, or the owner of an account, of a change.';
comment on function private.stage_announced(text) is 'The stage that a mail of this template announces.';

comment on function private.responsible_for(public.conversations) is 'The colleague who is notified of replies: the assignee, the owner of the application, of its job or of the client, whoever of them is active.';
comment on function private.responsible_for(uuid, uuid) is 'The colleague who gets the tasks of an application: the preferred one, its owner, or the owner of its job or client, whoever of them is active.';
comment on function private.record_stay(uuid, public.application_stage, timestamp with time zone) is 'Records that an application has come to a stage. A move back within 15 minutes counts as a mistake: the stay before it goes on.';
comment on function private.find_stage_rules(uuid) is 'The rules of the stage of an application that are on, with the time at which each is due.';
comment on function private.give_rule_task(uuid, uuid) is 'Gives the task or the scorecard of a stage rule to the responsible colleague.';

comment on function private.plan_on(uuid, date) is 'The plan of a client on a day.';
comment on function private.searches_allowed(uuid) is 'Open jobs that the plan of a client includes today; none while it is paused.';
comment on function private.searches_in_use(uuid, uuid) is 'Open jobs of a client that count for its plan, without the given one. Jobs of projects do not count.';
comment on function private.is_correcting_plan(uuid) is 'True while a function corrects this plan, which its triggers otherwise protect.';

comment on function private.portal_contacts() is 'The contacts of clients as whom the caller may use the client portal, by the confirmed address of the account.';
comment on function private.portal_billing_contacts() is 'The same for contacts to whom plan and invoices are shown.';
comment on function private.tell_portal(uuid) is 'Lets the open pages of the portal of a client refetch, once per transaction.';
comment on function private.reads_only(uuid, uuid) is 'True if the contact may read the shortlist but not answer.';
comment on function private.show_review(uuid, uuid) is 'A shortlist as its reader sees it: the holder of its link, or the contact given as viewer.';
comment on function private.reserve_interview(uuid) is 'Reserves the time of the interviewers again after a change of an interview. Suggested times are held for three days.';

comment on function private.add_job(text, json, timestamp with time zone, text, integer) is 'Queues a task for the worker, in the trace of the current request. Does nothing before the first worker has started.';
comment on function private.count_bulk_reasons(jsonb, text[]) is 'Adds reasons to counts by reason. Nulls are left out.';
comment on function private.is_referenced(regclass, uuid, regclass[]) is 'True if a row of another table refers to this one, except for the tables left out.';
comment on function private.list_referenced(regclass, uuid[], regclass[]) is 'The ids of the rows to which rows of other tables refer, except for the tables left out.';
comment on function private.note_cdn_change(text) is 'Records that pages with this tag have changed, once per transaction, if a CDN is purged.';
comment on function private.words_fit(text[], integer, integer) is 'True for at most as many words as the second number, each of at most as many characters as the third.';
