import type { FieldError, FormError, FormFailure } from '../../domain/forms/form-error.ts';

const statuses: Record<FormError, number> = {
  invalid: 422,
  looks_automated: 422,
  too_fast: 422,
  too_many_requests: 429,
  files_limited: 429,
  too_many_comments: 409,
  person_rejected: 409,
  busy: 503,
  upload_timeout: 400,
  job_closed: 409,
  job_not_found: 404,
  consent_outdated: 409,
  key_reused: 422,
  link_invalid: 404,
  link_expired: 410,
  not_allowed: 403,
  proof_required: 403,
  not_found: 404,
  legal_hold: 409,
  conflict: 409,
  mail_sent: 409,
  mail_unfit: 409,
  billing_incomplete: 409,
  seller_incomplete: 409,
  billing_email_missing: 409,
  rate_missing: 409,
  account_in_use: 409,
  time_taken: 409,
  candidate_busy: 409,
  colleague_not_on_team: 422,
  interview_moved: 409,
  application_decided: 409,
  pause_too_long: 409,
  no_plan_to_pause: 409,
  pause_in_past: 409,
  pause_overlaps: 409,
  pause_pending: 409,
  too_large: 413,
  unreadable: 400,
  failed: 500,
};

const messages: Record<FormError, string> = {
  invalid: 'Some fields need another look.',
  looks_automated: 'This looks as if a program had filled it in. Clear the form and try again.',
  too_fast: 'That was very fast. Wait a moment and send it again.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  files_limited: 'Too many files from this network. Try again later, or without a file.',
  too_many_comments: 'There are too many comments on this person for another one.',
  person_rejected: 'This person is no longer in the process, so nothing can be decided about them.',
  busy: 'This cannot be taken now. Try again in a few minutes.',
  upload_timeout: 'The upload took too long.',
  job_closed: 'This job is closed and takes no more applications.',
  job_not_found: 'There is no such job.',
  consent_outdated: 'The consent text has changed. Read it again and agree once more.',
  key_reused: 'This idempotency key belongs to another request.',
  link_invalid: 'This link is not valid.',
  link_expired: 'This link is no longer valid.',
  not_allowed: 'You may not do this.',
  proof_required: 'Your sign-in is a while ago. Sign in again and repeat this.',
  not_found: 'There is nothing here by that name.',
  legal_hold: 'This person’s data is under a legal hold and cannot be erased now.',
  conflict: 'This is no longer possible.',
  mail_sent: 'The mail about it has been sent.',
  mail_unfit:
    'This mail does not hold in the stage of the application. Move the application to send it.',
  billing_incomplete: 'The billing address of the client is incomplete.',
  seller_incomplete:
    'Facts of the seller are missing: set the legal name, organisation number, postal address, VAT number and an account to pay to.',
  billing_email_missing:
    'The client has neither an e-mail address for invoices nor a main contact with an approved address.',
  account_in_use: 'This account has open work or has rated applicants. Disable it instead.',
  time_taken: 'This time has just been taken. Choose another one.',
  candidate_busy: 'The candidate has another interview at this time. Choose another one.',
  colleague_not_on_team: 'Only its team sees this job. Add the colleague to the team first.',
  interview_moved: 'The interview has been moved to another time.',
  application_decided: 'The application has been decided.',
  rate_missing: 'The VAT must be stated in kronor as well: enter the exchange rate.',
  pause_too_long: 'A plan can be paused for 93 days per calendar year at most.',
  no_plan_to_pause: 'There is no plan to pause on the first day.',
  pause_in_past: 'A pause that is asked for cannot start in the past.',
  pause_overlaps: 'The plan is already paused on some of these days.',
  pause_pending: 'Another request for a pause has not been answered yet.',
  too_large: 'This is larger than allowed.',
  unreadable: 'The request could not be read.',
  failed: 'Something went wrong on our side.',
};

/** Ends a function with an error response that the caller can handle. */
export class FunctionError extends Error {
  readonly code: FormError;
  readonly status: number;
  readonly fields?: Record<string, FieldError>;
  readonly retryAfter?: number;

  constructor(
    code: FormError,
    details: { message?: string; fields?: Record<string, FieldError>; retryAfter?: number } = {},
  ) {
    super(details.message ?? messages[code]);
    this.code = code;
    this.status = statuses[code];
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  body(): FormFailure {
    return { error: this.code, message: this.message, fields: this.fields };
  }
}
