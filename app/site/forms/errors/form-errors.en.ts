import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import type { FormError } from '../../../../domain/forms/form-error.ts';

export const formErrors: Record<FormError, string> = {
  invalid: 'Something’s missing or not quite right. Check the fields marked below.',
  looks_automated: 'This looked like it was filled in by a bot. Clear the form and try again.',
  too_fast: 'That was very fast. Wait a moment and send it again.',
  too_many_requests:
    'Too many forms were sent from your network just now. Wait a minute and try again.',
  files_limited:
    'Too many files came from your network. Try again in an hour, or add your LinkedIn profile instead of a file.',
  too_many_comments: 'There’s no room for another comment here. Email us instead.',
  person_rejected: 'This person is no longer in the process. Your answer wasn’t saved.',
  busy: 'We can’t take this right now. What you wrote is still here; try again in a few minutes.',
  upload_timeout:
    'The upload took too long. What you wrote is still here; try again on a faster connection or with a smaller file.',
  job_closed: 'The job closed while you were writing. Take a look at our other jobs.',
  job_not_found: 'This job no longer exists.',
  consent_outdated: 'The consent text has changed. Reload the page, read it and agree again.',
  key_reused: 'This form has already been sent. Reload the page to send another one.',
  link_invalid: 'This link isn’t valid. Open the whole link from our latest email.',
  link_expired: 'This link has expired. Open the link in our latest email.',
  not_allowed: 'You don’t have permission to do this.',
  proof_required: 'It’s been a while since you signed in. Sign in again, then try once more.',
  not_found: 'We couldn’t find this. It may have been removed.',
  legal_hold: 'This can’t be erased right now. Contact us and we’ll explain why.',
  conflict: 'This is no longer possible. Reload the page to see what has changed.',
  mail_sent: 'The email about it has been sent.',
  mail_unfit: 'That email doesn’t fit this application.',
  billing_incomplete: 'The billing address is incomplete.',
  seller_incomplete: 'The seller’s details are incomplete.',
  billing_email_missing: 'There is no email address for invoices.',
  account_in_use: 'This account is still in use.',
  time_taken: 'Someone just took that time. Choose another one.',
  colleague_not_on_team: 'Only its team sees this job. Add the colleague to the team first.',
  candidate_busy: 'You have another interview at that time. Choose another one.',
  application_decided:
    'This application has been decided, so it can’t be withdrawn here. Write to us instead.',
  interview_moved: 'The interview has been moved. Check the new time before you cancel.',
  rate_missing: 'The exchange rate is missing.',
  pause_too_long: `A plan can be paused for up to three months (${maxPauseDaysPerYear} days) per calendar year.`,
  no_plan_to_pause: 'There’s no plan to pause on the first day.',
  pause_in_past: 'Choose a first day that hasn’t passed.',
  pause_overlaps: 'The plan is already paused on some of these days.',
  pause_pending: 'Another pause request is waiting for an answer.',
  too_large: 'That’s too much to send at once. Choose a smaller file.',
  unreadable: 'We couldn’t read what was sent. Reload the page and try again.',
  failed: 'Something went wrong on our side. What you wrote is still here; try again in a minute.',
};
