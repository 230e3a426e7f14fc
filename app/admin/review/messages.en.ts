import type { MessagesOf } from '../../i18n/messages-of.ts';
import { stages } from '../kit/stages/messages.en.ts';
import { clientActivity, shortlistComments } from './activity/messages.en.ts';
import { newShortlist } from './new-link/messages.en.ts';
import { endedLink, linkReplacement, shortlistSharing } from './sharing/messages.en.ts';
import { addPeople, shortlist, shortlistExport } from './shortlist/messages.en.ts';

export const adminReview = {
  title: 'Shortlists',
  titleFor: 'Shortlists for {job}',
  backToJob: 'Back to job',
  loadFailed: 'Couldn’t load the shortlists.',
  noJob: { title: 'Job not found', text: 'It may have been deleted.' },
  notYours: {
    title: 'You don’t have access',
    text: 'Shortlists show applicants, so they’re for recruiters and administrators.',
  },
  empty: {
    title: 'No shortlists yet',
    text: 'On a shortlist the hiring client reads about the people you’ve chosen, comments, asks for an interview or passes. They open it with a link, which needs no account, or in the portal. It stays a draft until you share it, and you can revoke it at any time.',
  },
  create: 'New shortlist',
  links: 'Shortlists',
  states: {
    revoked: 'Revoked',
    expired: 'Expired',
    draft: 'Draft, not shared',
    ended: 'Needs a new link',
    unopened: 'Not opened yet',
    opened: 'Opened',
  },
  counts: '{count} shortlisted · {interviews} to interview · {passes} passed on',
  expiresHint: 'No more than {days} days from today.',
  expiresTooLate: 'Choose a day within {days} days. You can extend the link later.',
  form: newShortlist,
  share: shortlistSharing,
  ended: endedLink,
  link: {
    toName: 'To {name}',
    created: 'Created {time}',
    opened: 'Last opened {time}',
    neverOpened: 'Never opened',
    expires: 'Valid until',
    expiresChanged: 'Valid until {date}.',
    message: 'Message to the client',
    revoke: 'Revoke link',
    revoked: 'Link revoked.',
    reopen: 'Restore link',
    reopened: 'The link works again.',
  },
  replace: linkReplacement,
  shortlist,
  export: shortlistExport,
  conversation: shortlistComments,
  add: addPeople,
  activity: clientActivity,
  stages,
} as const;

export type AdminReviewMessages = MessagesOf<typeof adminReview>;
