// What can be wrong with a form, as keys: the words for them exist in both languages beside the forms.

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

/** Why a form as a whole was not taken. */
export const formErrors = [
  'invalid',
  'looks_automated',
  'too_fast',
  'too_many_requests',
  'files_limited',
  'busy',
  'upload_timeout',
  'job_closed',
  'job_not_found',
  'consent_outdated',
  'key_reused',
  'link_invalid',
  'link_expired',
  'not_allowed',
  'not_found',
  'legal_hold',
  'conflict',
  'mail_sent',
  'too_large',
  'unreadable',
  'failed',
] as const;

export type FormError = (typeof formErrors)[number];

/** The body of every answer that is not a success. */
export type FormFailure = {
  error: FormError;
  message: string;
  fields?: Record<string, FieldError>;
};

/** What stood in the fields of a form; a name may come more than once. */
export type TypedValues = Record<string, string[]>;

/** The type of the answer to a form without scripts that has to be shown again with what was typed. */
export const failedFormType = 'application/vnd.failed-form+json';
