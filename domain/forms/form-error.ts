// Error codes of forms. The messages for them are beside the forms, in both languages.

export const fieldErrors = [
  'required',
  'invalid',
  'too_short',
  'too_long',
  'email_invalid',
  'phone_invalid',
  'url_invalid',
  'linkedin_invalid',
  'number_invalid',
  'number_too_low',
  'number_too_high',
  'date_invalid',
  'choice_invalid',
  'too_many',
  'consent_required',
  'cv_or_linkedin',
  'file_empty',
  'file_too_large',
  'file_type',
  'file_bomb',
] as const;

export type FieldError = (typeof fieldErrors)[number];

/** Errors that the database raises about the days of a pause. */
export const pauseErrors = [
  'pause_too_long',
  'no_plan_to_pause',
  'pause_in_past',
  'pause_overlaps',
  'pause_pending',
] as const;

/** Errors of a form as a whole. */
export const formErrors = [
  'invalid',
  'looks_automated',
  'too_fast',
  'too_many_requests',
  'files_limited',
  'too_many_comments',
  'person_rejected',
  'busy',
  'upload_timeout',
  'job_closed',
  'job_not_found',
  'consent_outdated',
  'key_reused',
  'link_invalid',
  'link_expired',
  'not_allowed',
  'proof_required',
  'not_found',
  'legal_hold',
  'conflict',
  'mail_sent',
  'mail_unfit',
  'billing_incomplete',
  'seller_incomplete',
  'billing_email_missing',
  'rate_missing',
  'account_in_use',
  'time_taken',
  'candidate_busy',
  'colleague_not_on_team',
  'interview_moved',
  'application_decided',
  ...pauseErrors,
  'too_large',
  'unreadable',
  'failed',
] as const;

export type FormError = (typeof formErrors)[number];

/** The body of every error response. */
export type FormFailure = {
  error: FormError;
  message: string;
  fields?: Record<string, FieldError>;
};

/** Submitted values by field name; a name may have several values. */
export type TypedValues = Record<string, string[]>;

/** Content type of the response to a rejected no-JS form, which is shown again with its values. */
export const failedFormType = 'application/vnd.failed-form+json';
