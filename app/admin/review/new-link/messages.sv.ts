import type { NewShortlistMessages } from './messages.en.ts';

export const newShortlist: NewShortlistMessages = {
  title: 'Ny slutkandidatlista',
  contact: 'Till',
  otherContact: 'Någon annan',
  name: 'Mottagarens namn',
  email: 'E-post',
  emailHint: 'Lämna tomt om du skickar länken själv.',
  language: 'Mejlets språk',
  expires: 'Öppen till och med',
  message: 'Meddelande till kunden',
  messageHint: 'Visas ovanför slutkandidaterna och i mejlet.',
  submit: 'Skapa utkast',
  cancel: 'Avbryt',
  startsWith: {
    interviewed: 'Fylls med alla som har nått intervju eller erbjudande: {count}.',
    previous: 'Fylls med personerna på den senaste listan: {count}.',
    nobody: 'Ingen har nått intervju än, så listan är tom.',
  },
  withoutRejected: 'Inte med, eftersom de har fått avslag: {names}.',
};
