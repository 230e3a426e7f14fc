import type { FieldError, FormError } from '../../../../domain/form-error.ts';

const fieldErrors: Record<FieldError, string> = {
  required: 'This one is needed.',
  invalid: 'This does not look right. Check it once more.',
  too_short: 'A little more, please.',
  too_long: 'That is too long. Shorten it a bit.',
  email_invalid: 'Check the address: it should look like name@company.com.',
  phone_invalid: 'Check the number. With country code is best, such as +46 70 123 45 67.',
  url_invalid: 'Paste the whole address, beginning with https://',
  linkedin_invalid: 'Paste the address of your profile, such as linkedin.com/in/your-name.',
  number_invalid: 'Write a number.',
  date_invalid: 'Pick a date.',
  choice_invalid: 'Choose one of the alternatives.',
  too_many: 'That is too many. Remove some.',
  consent_required: 'Tick the box, so that we may keep what you send.',
  cv_or_linkedin: 'Add a CV, or the address of your LinkedIn profile. One of them is enough.',
  file_empty: 'The file is empty. Choose another one.',
  file_too_large: 'The file is larger than 10 MB. Choose a smaller one.',
  file_type: 'We can read PDF, Word, OpenDocument, RTF and plain text.',
  file_bomb: 'We could not unpack this file safely. Save it as PDF and try again.',
};

const formErrors: Record<FormError, string> = {
  invalid: 'Something is missing. The fields are marked below.',
  looks_automated: 'This looked as if a program had filled it in. Clear the form and try again.',
  too_fast: 'That was very fast. Wait a moment and send it again.',
  too_many_requests: 'Many forms came from your network just now. Wait a minute and try again.',
  job_closed: 'The job was closed while you were writing. See if another one fits.',
  job_not_found: 'This job does not exist any more.',
  consent_outdated: 'The consent text has changed. Reload the page, read it and agree once more.',
  key_reused: 'This form has been sent already. Reload the page to send another one.',
  link_invalid: 'This link is not valid.',
  link_expired: 'This link is no longer valid.',
  not_allowed: 'You may not do this.',
  not_found: 'We could not find it.',
  legal_hold: 'This cannot be erased right now. Write to us and we explain why.',
  conflict: 'This is no longer possible.',
  too_large: 'That was too much to send at once. Choose a smaller file.',
  unreadable: 'We could not read what was sent. Reload the page and try again.',
  failed: 'Something went wrong on our side. What you wrote is still here; try again in a minute.',
};

export const forms = {
  fieldErrors,
  formErrors,
  offline: 'We could not reach the server. What you wrote is still here; try again.',
  optional: 'optional',
  privacy: 'Privacy policy',
  sending: 'Sending …',
  uploading: 'Uploading, {percent} %',
  trap: 'Leave this empty',
  choose: 'Choose',
  yes: 'Yes',
  no: 'No',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    name: 'Name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
    linkedin: 'LinkedIn profile',
    cv: 'CV',
    location: 'Where you live',
    message: 'Message',
  },
  hints: {
    cv: 'PDF, Word or text, at most 10 MB.',
    skills: 'With commas between.',
  },
};

export type FormsMessages = typeof forms;
