import type { MessagesOf } from '../../i18n/messages-of.ts';
import { profileCalendar } from './calendar/messages.en.ts';
import { profileChat, profileNotifications } from './notifications/messages.en.ts';
import { profilePasskeys } from './passkeys/messages.en.ts';
import { profileSecondFactor } from './second-factor/messages.en.ts';
import { profileEmail, profilePassword, profileSessions } from './sign-in/messages.en.ts';

export const adminProfile = {
  title: 'Your profile',
  save: 'Save',
  saving: 'Saving…',
  about: {
    title: 'About you',
    text: 'Colleagues see your name. We email you in your language.',
    name: 'Name',
    language: 'Language',
    languages: { en: 'English', sv: 'Swedish' },
    isPublic: 'Show me to applicants and clients',
    isPublicHint:
      'Your name and picture appear on the pages of your jobs, to your applicants, on your shortlists and with your articles. Emails go to the shared mailbox.',
    bio: { en: 'About you, in English', sv: 'About you, in Swedish' },
    bioHint: 'A sentence or two below your articles, if you show yourself.',
    saved: 'Saved.',
    failed: 'Couldn’t save: {error}',
  },
  notifications: profileNotifications,
  chat: profileChat,
  signature: {
    title: 'Signature',
    text: 'How your emails to applicants, candidates and clients end. You can still change it in each email.',
    field: { en: 'In English', sv: 'In Swedish' },
    hint: 'Empty means the usual closing phrase and your name.',
    saved: 'Signature saved.',
    failed: 'Couldn’t save: {error}',
  },
  calendar: profileCalendar,
  email: profileEmail,
  password: profilePassword,
  passkeys: profilePasskeys,
  secondFactor: profileSecondFactor,
  sessions: profileSessions,
} as const;

export type AdminProfileMessages = MessagesOf<typeof adminProfile>;
