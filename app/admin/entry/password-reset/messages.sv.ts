import type { AdminPasswordResetMessages } from './messages.en.ts';

export const adminPasswordReset: AdminPasswordResetMessages = {
  title: 'Välj ett nytt lösenord',
  intro: 'För {email}. Du loggas ut på alla andra enheter.',
  password: 'Nytt lösenord',
  passwordHint: 'Långt slår krångligt: fyra slumpade ord räcker bra.',
  repeat: 'Upprepa lösenordet',
  different: 'Lösenorden stämmer inte överens.',
  save: 'Spara lösenordet',
  saving: 'Sparar …',
  saved: 'Ditt nya lösenord är sparat.',
  failed: 'Lösenordet kunde inte sparas: {error}',
  expired: {
    title: 'Länken gäller inte längre',
    text: 'Den har redan använts eller gått ut. Be om en ny, det går på ett ögonblick.',
    requestNewLink: 'Be om en ny länk',
    signIn: 'Till inloggningen',
  },
};
