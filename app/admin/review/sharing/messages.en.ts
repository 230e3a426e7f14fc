import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const shortlistSharing = {
  draftTitle: 'Draft, not shared',
  draft:
    'Nobody at the client sees this shortlist yet. Finish it below, then email the link, copy it or show it in the portal.',
  readers: 'Contacts with portal access see it when you share it: {names}.',
  noReaders:
    'Contacts with portal access see it when you share it. At {company}, nobody has access yet.',
  client: 'the client',
  linkTitle: 'Your link (shown only once)',
  once: 'The link is only shown here until you leave.',
  works: 'It opens the shortlist once it’s shared.',
  show: 'Show in the portal',
  shared: 'Shared. Contacts with portal access see it now, and the link works.',
  errors: {
    shortlist_sent:
      'The client already has this shortlist, so it stays shared. Revoke the link to close it.',
  },
  label: 'Link for the client',
  copy: 'Copy',
  copied: 'Copied',
  mail: 'Email it to {name}',
  mailed: 'The email to {email} goes out in ten seconds.',
  mailedOnce: 'Emailed to {email}.',
  mailErrors: { conflict: 'An email with a link to this shortlist is already on its way.' },
  noEmail: 'No email address, so share it yourself.',
  emptyList: 'Add someone to the shortlist before you email it.',
} as const;

export const endedLink = {
  title: '{name} needs a new link',
  text: 'The colleague who shared this shortlist has left or handed over their work, so the link they sent no longer works. The shortlist itself is unchanged, and contacts with portal access still see it in the client portal.',
  mail: 'Email {name} a new link',
  noEmail:
    'There’s no email address for {name}. Choose “New link with the same shortlist” and share it yourself.',
} as const;

export const linkReplacement = {
  button: 'New link with the same shortlist',
  title: 'Replace the link?',
  text: 'The old link stops working right away, also in emails you’ve sent. Everything else stays: the people, your texts, and the client’s answers, comments and views. Contacts with portal access don’t need the link.',
  rejected:
    'Rejected, but still on the shortlist: {names}. Remove them if the client shouldn’t read about them.',
  reopens:
    'This shortlist is closed. The new link opens it again, also in the portal, until {date}.',
  cancel: 'Cancel',
  submit: 'Replace link',
  done: 'Here’s the new link. The old one no longer works.',
} as const;

export type ShortlistSharingMessages = MessagesOf<typeof shortlistSharing>;
export type EndedLinkMessages = MessagesOf<typeof endedLink>;
export type LinkReplacementMessages = MessagesOf<typeof linkReplacement>;
