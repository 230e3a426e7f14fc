import type { SessionMessages } from './session.en.ts';

export const session: SessionMessages = {
  signedOut: { title: 'Utloggad', text: 'Du har loggats ut från LinkedIn' },
  signOutFailed: { title: 'Fel', text: 'Kunde inte logga ut' },
  linkedin: 'Fortsätt med LinkedIn',
  linkedinFailed: {
    title: 'Du är inte inloggad',
    text: 'Inloggningen med LinkedIn avbröts eller misslyckades. Det går bra att fortsätta utan.',
  },
};
