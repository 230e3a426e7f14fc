import type { SessionMessages } from './session.en.ts';

export const session: SessionMessages = {
  signedOut: { title: 'Utloggad', text: 'Du har loggats ut från LinkedIn' },
  signedOutOfAccount: {
    title: 'Utloggad',
    text: 'Du har loggats ut från ditt konto på alla enheter',
  },
  signOutFailed: { title: 'Fel', text: 'Kunde inte logga ut' },
  linkedin: 'Fortsätt med LinkedIn',
  linkedinFailed: {
    title: 'Du är inte inloggad',
    text: 'Inloggningen med LinkedIn avbröts eller misslyckades. Det går bra att fortsätta utan.',
  },
  linkExpired: {
    title: 'Länken fungerar inte längre',
    text: 'Den har redan använts eller har gått ut. Be om en ny och öppna det senaste mejlet.',
  },
  accountDisabled: { title: 'Du är inte inloggad', text: 'Kontot är inaktiverat.' },
};
