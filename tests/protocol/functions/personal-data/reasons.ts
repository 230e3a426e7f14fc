// Each list gives the columns under the reason for which they are an exception. `*.name` stands for the columns of that
// name in all tables.

type Reasons = Record<string, string[]>;

const byColumn = (reasons: Reasons): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reasons).flatMap(([reason, columns]) =>
      columns.map((column) => [column, reason]),
    ),
  );

const of = (table: string, ...columns: string[]) => columns.map((column) => `${table}.${column}`);

/** Columns that the test cannot fill. */
export const unset = byColumn({
  'a person under a legal hold is not erased': [
    ...of('people', 'legal_hold'),
    ...of('legal_holds', 'person_id', 'reason'),
  ],
  'an attendee is a colleague or a person': of('interview_attendees', 'staff_id'),
  'mail to a colleague belongs to no person': of('outbox', 'for_staff'),
  'set by the erasure itself': of('people', 'anonymised_at'),
  'merged records are tested in erasure.test.ts': of('people', 'merged_into'),
  'the person reads the export by a private link': of('people', 'links_held_until'),
  'a confirmed submission holds no data': of('pending_submissions', 'confirmed_at'),
  'a task about a job or a client is not about a person': of('tasks', 'job_id', 'client_id'),
  'fields of jobs and clients are not about a person': of('custom_values', 'job_id', 'client_id'),
});

/** Columns that still hold their value after the erasure. */
export const kept = byColumn({
  'reports count people by source, language and time; without a name it is nobody': of(
    'people',
    ...['id', 'source', 'language', 'last_activity_at', 'created_at', 'updated_at'],
  ),
  'reports count applications by job, source, stage and time': [
    ...of('applications', 'id', 'person_id', 'job_id', 'source', 'language', 'imported'),
    ...of('applications', 'stage', 'step_id', 'stage_changed_at', 'position', 'withdrawn_at'),
    ...of('applications', 'created_at', 'updated_at', 'stayed_six_months'),
  ],
  'the guarantee of a project depends on the day; without a name it is nobody': of(
    'applications',
    'left_on',
  ),
  'the agency has to account for its decisions; the words about the person are erased': [
    ...of('applications', 'decided_at', 'decided_by', 'owner_id'),
    ...of('applications', 'reject_reason', 'reject_reason_id'),
    ...of('applications', 'rating', 'rating_rank'),
    ...of('application_ratings', 'application_id', 'staff_id', 'score'),
    ...of('application_ratings', 'created_at', 'updated_at'),
    ...of('scorecards', 'id', 'application_id', 'staff_id', 'recommendation', 'scores'),
    ...of('scorecards', 'created_at', 'updated_at'),
  ],
  'reports count interviews by job, kind, state and time; the words about them are erased': of(
    'interviews',
    ...['id', 'application_id', 'job_id', 'kind', 'minutes', 'language', 'time_zone', 'choice'],
    ...['state', 'starts_at', 'ends_at', 'booked_at', 'sequence', 'told_state', 'told_sequence'],
    ...['reminded_at', 'cancelled_with_application', 'created_by', 'created_at', 'updated_at'],
  ),
  'the timeline of an application has stages, jobs and template keys, and no text': of(
    'application_events',
    ...['id', 'application_id', 'actor_id', 'kind', 'data', 'created_at'],
  ),
  'reports measure how long applications were in their stages': of(
    'stage_stays',
    ...['id', 'application_id', 'stage', 'reached', 'entered_at', 'left_at'],
  ),
  'reports measure how long applications were in the steps of their job': of(
    'step_stays',
    ...['id', 'application_id', 'step_id', 'entered_at', 'left_at'],
  ),
  'answers belong to the client who gave them; without a name they are those of nobody': of(
    'review_events',
    ...[
      'id',
      'review_link_id',
      'item_id',
      'kind',
      'comment',
      'staff_id',
      'person_id',
      'link_hash',
      'created_at',
    ],
  ),
  'a request belongs to the client for whom it was made; without a name it is that of nobody': of(
    'client_pause_requests',
    ...['id', 'client_id', 'person_id', 'starts_on', 'ends_on', 'message', 'state', 'reason'],
    ...['pause_id', 'decided_by', 'decided_at', 'created_at', 'updated_at'],
  ),
  'the client approved the ad of its job; without a name it is the answer of nobody': of(
    'job_approvals',
    ...['id', 'job_id', 'client_id', 'asked_by', 'message', 'ad', 'decision', 'comment'],
    ...['decided_at', 'person_id', 'ended', 'created_at'],
  ),
  'the agency has to prove the consent under which it stored data': [
    ...of('applications', 'consent_id'),
    ...of('consents', 'id', 'person_id', 'consent_text_id', 'purpose', 'language'),
    ...of('consents', 'given_at', 'expires_at', 'withdrawn_at', 'created_at', 'updated_at'),
  ],
  'the agency has to prove when it did what; details are erased': of(
    'person_events',
    ...['id', 'person_id', 'actor_id', 'kind', 'created_at'],
  ),
  'the agency has to prove that it answered privacy requests; their text is erased': of(
    'privacy_requests',
    ...['id', 'person_id', 'kind', 'state', 'due_at', 'handled_by', 'completed_at'],
    ...['created_at', 'updated_at'],
  ),
});

/** Columns that are neither on the person's own page nor in the export. */
export const notExported = byColumn({
  'the export has each value under the name of its field': of('custom_values', 'fields'),
  'a key of a row, which says nothing by itself': [
    ...['*.id', '*.person_id', '*.question_id', '*.consent_id', '*.job_id', '*.client_id'],
    ...['*.invoice_id', '*.pause_id', '*.conversation_id'],
    ...[
      '*.tag_id',
      '*.reject_reason_id',
      '*.step_id',
      '*.review_link_id',
      '*.approval_id',
      '*.task_id',
      '*.mail_id',
      '*.item_id',
      '*.consent_text_id',
      '*.user_id',
      '*.linkedin_sub',
    ],
  ],
  'data about a member of staff': [
    ...['*.actor_id', '*.author_id', '*.staff_id', '*.mentions', '*.decided_by', '*.owner_id'],
    ...['*.updated_by', '*.approved_by', '*.dismissed_by', '*.created_by', '*.handled_by'],
    ...['*.assignee_id', '*.reply_to', '*.given_by', '*.asked_by', '*.done_by'],
    ...of('notifications', 'kind', 'data', 'read_at', 'created_at'),
  ],
  'bookkeeping of the product': [
    ...[
      '*.updated_at',
      '*.position',
      '*.extraction',
      '*.token_hash',
      '*.mailed_to',
      '*.attempts',
      '*.cause',
    ],
    ...['*.links', '*.ended', '*.message_id', '*.last_error', '*.send_after', '*.is_answer'],
    ...[
      '*.caused_by_visitor',
      '*.is_slow_to_read',
      '*.reading_priority',
      '*.concerns_account',
      '*.concerns_billing',
      '*.link_hash',
      '*.template_key',
      '*.renewal_mailed_at',
      '*.reminded_at',
      '*.stage_changed_at',
    ],
    ...['*.state_changed_at', '*.owed_answer_since', '*.imported', '*.checked', '*.approved_at'],
    ...of('outbox', 'state', 'created_at', 'in_reply_to'),
    ...of('conversations', 'reply_token', 'unread_since', 'snoozed_until', 'last_mail_at'),
    ...of('interviews', 'booked_at', 'sequence', 'told_state', 'told_sequence', 'reminded_at'),
    ...of('interviews', 'cancelled_with_application'),
    ...of('interview_attendees', 'told_sequence', 'removed_at'),
    ...of('private.person_links', 'created_at', 'expires_at', 'last_used_at', 'revoked_at'),
    ...of('duplicate_pairs', 'one_id', 'other_id', 'reasons', 'dismissed_at', 'created_at'),
    ...of('people', 'last_activity_at', 'email_confirmed_at', 'renamed_at', 'email_bounced_at'),
    ...of('job_contacts', 'may_answer', 'created_at'),
    ...of('application_events', 'data'),
    ...of('person_events', 'data'),
  ],
  'computed from columns that are exported': [
    ...of('stage_stays', 'stage', 'reached', 'entered_at', 'left_at'),
    ...of('step_stays', 'entered_at', 'left_at'),
    ...of('private.person_words', 'words', 'open_words', 'is_stale'),
    '*.search_name',
    '*.full_name',
    '*.rating_rank',
  ],
  'the file itself is exported, or the mail as plain text': [
    ...of('documents', 'bucket', 'path', 'mime_type', 'sha256', 'extracted_text'),
    ...of('pending_submissions', 'cv_bucket', 'cv_path', 'cv_mime_type', 'cv_size_bytes'),
    ...of('pending_submissions', 'cv_sha256'),
    ...of('outbox', 'html', 'variables', 'to_name', 'calendar', 'body'),
  ],
  'an ad, and what the agency wrote about it': of('job_approvals', 'ad', 'message'),
  'exported as first and last day': of('freelancer_availability', 'period'),
  'the time at which a row was written; what the person did is in the history': [
    ...of('people', 'created_at'),
    ...of('candidates', 'created_at'),
    ...of('freelancers', 'created_at'),
    ...of('freelancer_availability', 'created_at'),
    ...of('freelancer_notes', 'created_at'),
    ...of('application_answers', 'created_at'),
    ...of('interviews', 'created_at'),
    ...of('interview_attendees', 'created_at'),
    ...of('person_tags', 'created_at'),
    ...of('client_contacts', 'created_at'),
    ...of('consents', 'created_at'),
    ...of('review_link_items', 'created_at'),
  ],
  'missing from the export so far': [
    ...of('people', 'source'),
    ...of('applications', 'source', 'contact_email', 'withdrawn_reason'),
    ...of('candidates', 'source'),
    ...of('freelancers', 'source'),
    ...of('freelancer_availability', 'note'),
    ...of('waiting_list', 'source', 'state', 'calculation', 'note'),
    ...of('privacy_requests', 'kind', 'state', 'message', 'note'),
    ...of('privacy_requests', 'due_at', 'completed_at', 'created_at'),
    ...of('application_notes', 'is_for_client'),
    ...of(
      'review_link_items',
      'presentation',
      'shows_cv',
      'shows_answers',
      'decision',
      'decided_at',
      'removed_at',
    ),
  ],
});
