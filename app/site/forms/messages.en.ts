import { listDocumentFormats } from '../../../domain/document.ts';
import { maxFileMebibytes } from '../../../domain/limits.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';
import { fieldErrors, fieldNames, namedErrors } from './errors/field-errors.en.ts';
import { formErrors } from './errors/form-errors.en.ts';

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
  /** Screen readers read this after `readMore`. */
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
    cv: `${listDocumentFormats('en', 'or')}, up to ${maxFileMebibytes} MB.`,
    cvOrLinkedin: 'Add a CV or a LinkedIn profile. One is enough.',
    skills: 'Separated by commas.',
  },
} as const;

export type FormsMessages = MessagesOf<typeof forms>;
