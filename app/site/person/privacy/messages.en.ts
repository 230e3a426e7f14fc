import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const ownPrivacy = {
  title: 'Your data',
  keptUntil: 'Kept until {date} if nothing else happens.',
  erasing:
    'We no longer have a reason to keep your data, so it will be erased soon. To have it erased right away, choose “Erase my data” below.',
  erasingOn:
    'We no longer have a reason to keep your data, so it will be erased on {date}. To have it erased right away, choose “Erase my data” below.',
  consents: 'What you’ve agreed to',
  agreedOn: 'Agreed {date}',
  withdrawn: 'withdrawn',
  export: 'Download my data',
  erase: 'Erase my data',
  eraseText:
    'Everything above is erased right away and for good, applications included. It can’t be undone.',
  eraseConfirm: 'Yes, erase everything',
  erasedTitle: 'Your data has been erased',
  erased: 'Everything we had about you is gone for good.',
} as const;

export type OwnPrivacyMessages = MessagesOf<typeof ownPrivacy>;
