import type { MessagesOf } from '../../i18n/messages-of.ts';
import { applicationStages, ownApplications } from './application/messages.en.ts';
import { ownCalendar, ownInterviews } from './interviews/messages.en.ts';
import { endedLink, linkRequest, lostLink } from './links/messages.en.ts';
import { ownPrivacy } from './privacy/messages.en.ts';
import { ownDetails, ownProfile, ownRoles } from './profile/messages.en.ts';

export const person = {
  pageTitle: 'Your page | {siteName}',
  greeting: 'Hi {name}',
  lead: 'Everything we have about you, and what you can do with it. Only you have this link.',
  erasing: {
    title: 'Your data will be erased on {date}',
    text: 'Until then it’s hidden, and your applications aren’t being considered. Would you rather we kept it, or do you have a question? Write to {email}.',
  },
  applications: ownApplications,
  interviews: ownInterviews,
  recruiter: { role: 'Your recruiter', ask: 'Email {name}' },
  yes: 'Yes',
  no: 'No',
  stages: applicationStages,
  documents: 'Your files',
  details: ownDetails,
  profile: ownProfile,
  calendar: ownCalendar,
  roles: ownRoles,
  privacy: ownPrivacy,
  lost: lostLink,
  request: linkRequest,
  ended: endedLink,
  failed: 'Something went wrong. Try again in a moment.',
} as const;

export type PersonMessages = MessagesOf<typeof person>;
