import type { AdminSignupMessages } from './messages.en.ts';

export const adminSignup: AdminSignupMessages = {
  title: 'Skapa ett konto',
  intro:
    'För dig som jobbar på {siteName}. En administratör godkänner kontot innan du får åtkomst.',
  name: 'Namn',
  email: 'E-post',
  password: 'Lösenord',
  passwordHint: 'Långt slår krångligt: fyra slumpade ord räcker bra.',
  create: 'Skapa konto',
  creating: 'Skapar kontot …',
  failed: 'Kontot kunde inte skapas: {error}',
  haveAccount: 'Har du redan ett konto?',
  signIn: 'Logga in',
  sent: {
    title: 'Kolla inkorgen',
    text: 'Vi har mejlat {email}. Följ länken eller skriv in koden från mejlet. Sedan godkänner en administratör kontot.',
    code: 'Kod från mejlet',
    confirm: 'Bekräfta adressen',
    confirming: 'Bekräftar …',
    wrongCode: 'Koden stämmer inte eller har gått ut.',
    sendAgain: 'Skicka igen',
    useAnotherAddress: 'Byt adress',
    sentAgain: 'Skickat. Titta i skräpposten också.',
    failed: 'Det gick inte att skicka: {error}',
  },
  invitation: {
    title: 'Välkommen till {siteName}',
    intro: 'Du är inbjuden som {email}. Ange ditt namn och välj ett lösenord, så är du igång.',
    accept: 'Tacka ja',
    accepting: 'Ett ögonblick …',
    failed: 'Det gick inte att tacka ja: {error}',
  },
  expired: {
    title: 'Länken gäller inte längre',
    text: 'Den har redan använts eller gått ut. Logga in om kontot är bekräftat. Annars skapar du ett nytt eller ber om en ny inbjudan.',
    signIn: 'Till inloggningen',
    signUp: 'Skapa konto på nytt',
  },
};
