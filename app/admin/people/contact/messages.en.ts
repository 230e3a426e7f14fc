import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const personContact = {
  title: 'Contact',
  edit: 'Edit',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  language: 'Preferred language',
  location: 'Location',
  headline: 'Headline',
  source: 'Source',
  none: 'Not provided',
  saved: 'Contact details saved.',
  emailTaken: 'Another person has this address. If they’re the same person, merge them.',
} as const;

export type PersonContactMessages = MessagesOf<typeof personContact>;
