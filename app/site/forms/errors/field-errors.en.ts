import { listDocumentFormats } from '../../../../domain/document.ts';
import type { FieldError } from '../../../../domain/forms/form-error.ts';
import { maxFileMebibytes } from '../../../../domain/limits.ts';
import { byCode } from '../../../i18n/messages-of.ts';

export const fieldErrors: Record<FieldError, string> = {
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
  file_too_large: `The file is larger than ${maxFileMebibytes} MB. Choose a smaller one.`,
  file_type: `We can read ${listDocumentFormats('en', 'and')}.`,
  file_bomb: 'We couldn’t open this file safely. Save it as a PDF and try again.',
};

/** Errors of the fields below, which have a name; other fields are questions of a job. */
export const namedErrors = {
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

export const fieldNames = byCode({
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
