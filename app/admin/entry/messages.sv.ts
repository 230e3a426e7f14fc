import type { AdminLoginMessages } from './messages.en.ts';

export const adminLogin: AdminLoginMessages = {
  title: 'Välkommen tillbaka',
  intro: 'Logga in i administrationen för {siteName}.',
  email: 'E-post',
  password: 'Lösenord',
  signIn: 'Logga in',
  signingIn: 'Loggar in...',
  failed: 'Inloggningen misslyckades: {error}',
  passkey: { signIn: 'Använd en passkey', signingIn: 'Väntar på enheten …' },
  forgot: 'Glömt lösenordet?',
  linkFailed: 'Du är inte inloggad. {error}',
  noAccount: 'Ny här?',
  signUp: 'Skapa ett konto',
  reset: {
    title: 'Återställ lösenordet',
    intro: 'Ange din e-postadress, så mejlar vi en länk där du väljer ett nytt lösenord.',
    send: 'Skicka återställningsmejl',
    sending: 'Skickar återställningsmejl...',
    back: 'Till inloggningen',
    sent: 'Återställningsmejlet är skickat! Titta i inkorgen och i skräpposten.',
    failed: 'Lösenordet kunde inte återställas: {error}',
  },
};
