import { profileCalendar } from './calendar/messages.sv.ts';
import type { AdminProfileMessages } from './messages.en.ts';
import { profileChat, profileNotifications } from './notifications/messages.sv.ts';
import { profilePasskeys } from './passkeys/messages.sv.ts';
import { profileSecondFactor } from './second-factor/messages.sv.ts';
import { profileEmail, profilePassword, profileSessions } from './sign-in/messages.sv.ts';

export const adminProfile: AdminProfileMessages = {
  title: 'Din profil',
  save: 'Spara',
  saving: 'Sparar …',
  about: {
    title: 'Om dig',
    text: 'Kollegorna ser ditt namn. Mejl till dig skrivs på ditt språk.',
    name: 'Namn',
    language: 'Språk',
    languages: { en: 'Engelska', sv: 'Svenska' },
    isPublic: 'Visa mig för sökande och kunder',
    isPublicHint:
      'Ditt namn och din bild visas på sidorna för dina jobb, för dina sökande och på dina slutkandidatlistor. Mejl går till den gemensamma brevlådan.',
    bio: { en: 'Om dig, på engelska', sv: 'Om dig, på svenska' },
    bioHint: 'En mening eller två under dina artiklar, om du visar dig.',
    saved: 'Sparat.',
    failed: 'Det gick inte att spara: {error}',
  },
  notifications: profileNotifications,
  chat: profileChat,
  signature: {
    title: 'Signatur',
    text: 'Så slutar dina mejl till sökande, kandidater och kunder. Du kan ändra den i varje mejl.',
    field: { en: 'På engelska', sv: 'På svenska' },
    hint: 'Lämnar du det tomt blir det en vanlig hälsning och ditt namn.',
    saved: 'Signaturen är sparad.',
    failed: 'Det gick inte att spara: {error}',
  },
  calendar: profileCalendar,
  email: profileEmail,
  password: profilePassword,
  passkeys: profilePasskeys,
  secondFactor: profileSecondFactor,
  sessions: profileSessions,
};
