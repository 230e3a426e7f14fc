import { maxPauseDaysPerYear } from '../../../domain/clients/client-plan.ts';
import { listDocumentFormats } from '../../../domain/document.ts';
import type { FieldError, FormError } from '../../../domain/forms/form-error.ts';
import { maxFileMegabytes } from '../../../domain/limits.ts';
import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';

const fieldErrors: Record<FieldError, string> = {
  required: 'Answer this question.',
  invalid: 'This doesn’t look right. Please check it.',
  too_short: 'A little more, please.',
  too_long: 'That’s too long. Shorten it a bit.',
  email_invalid: 'Enter a valid email, like name@company.com.',
  phone_invalid: 'Check your phone number. Include the country code, like +46 70 123 45 67.',
  url_invalid: 'Paste the full URL, starting with https://',
  linkedin_invalid: 'Paste the URL of your profile, like linkedin.com/in/your-name.',
  number_invalid: 'Enter a number.',
  number_too_low: 'Enter a higher number.',
  number_too_high: 'Enter a lower number.',
  date_invalid: 'Pick a date.',
  choice_invalid: 'Choose one of the options.',
  too_many: 'That’s too many. Remove some.',
  consent_required: 'Tick the box so we can store what you send.',
  cv_or_linkedin: 'Add a CV or a link to your LinkedIn profile. One is enough.',
  file_empty: 'The file is empty. Choose another one.',
  file_too_large: `The file is larger than ${maxFileMegabytes} MB. Choose a smaller one.`,
  file_type: `We can read ${listDocumentFormats('en', 'and')}.`,
  file_bomb: 'We couldn’t open this file safely. Save it as a PDF and try again.',
};

const formErrors: Record<FormError, string> = {
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
  candidate_busy: 'You have another interview at that time. Choose another one.',
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

/** Errors of the fields below, which have a name; other fields are questions of a job. */
const namedErrors = {
  required: 'Enter {field}.',
  invalid: 'Check {field}. Something doesn’t look right.',
  too_long: 'That’s too long. Shorten {field} a bit.',
  url_invalid: 'Paste the full URL of {field}, starting with https://',
  number_invalid: 'Enter {field} as a whole number.',
  number_too_low: 'Check {field}. Enter a higher number.',
  number_too_high: 'Check {field}. Enter a lower number.',
  date_invalid: 'Pick {field}.',
  choice_invalid: 'Choose {field}.',
  too_many: 'That’s too many. Remove some of {field}.',
} as const satisfies Partial<Record<FieldError, string>>;

const fieldNames = byCode({
  first_name: 'your first name',
  last_name: 'your last name',
  name: 'your name',
  company: 'your company’s name',
  email: 'your email',
  new_email: 'your email',
  phone: 'your phone number',
  linkedin_url: 'the URL of your profile',
  location: 'your location',
  headline: 'your title',
  message: 'your message',
  cover_letter: 'your cover letter',
  summary: 'your answer',
  fields: 'a field',
  skills: 'your skills',
  seniority: 'how experienced you are',
  remote: 'on-site or remote',
  locations: 'your cities',
  wants_alerts: 'yes or no',
  day_rate: 'your day rate',
  currency: 'a currency',
  available_from: 'the date you’re available from',
  portfolio_url: 'your portfolio',
  plan: 'what you’re interested in',
  roles_to_fill: 'your list of roles',
});

export const forms = {
  fieldErrors,
  namedErrors,
  fieldNames,
  formErrors,
  offline: 'We couldn’t reach the server. What you wrote is still here; try again.',
  /** Shown in place of the form when the next page cannot be loaded. */
  sent: {
    title: 'Thanks, we’ve got it.',
    text: 'What you sent has arrived. An email is on its way. The connection was lost just after that, so we couldn’t show the next page, but you don’t need to send anything again.',
  },
  optional: 'optional',
  readMore: 'Read more',
  /** For screen readers, after the words above. */
  readMoreOf: 'about what you agree to',
  privacy: 'Privacy policy',
  sending: 'Sending…',
  uploading: 'Uploading, {percent}%',
  trap: 'Leave this empty',
  choose: 'Choose',
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    replace: 'Choose another',
    remove: 'Remove the file',
    chosen: 'Chosen: {file}',
  },
  yes: 'Yes',
  no: 'No',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    phone: 'Phone',
    linkedin: 'LinkedIn profile',
    cv: 'CV',
    location: 'Where you live',
    message: 'Message',
  },
  hints: {
    cv: `${listDocumentFormats('en', 'or')}, up to ${maxFileMegabytes} MB.`,
    cvOrLinkedin: 'Add a CV or a LinkedIn profile. One is enough.',
    skills: 'Separated by commas.',
  },
} as const;

export type FormsMessages = MessagesOf<typeof forms>;
