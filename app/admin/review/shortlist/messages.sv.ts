import type {
  AddPeopleMessages,
  ShortlistExportMessages,
  ShortlistMessages,
} from './messages.en.ts';

export const shortlist: ShortlistMessages = {
  title: 'Slutkandidater',
  empty: 'Ingen på listan än. Lägg till personer nedan.',
  note: 'Varför {name}? Syns för kunden',
  showCv: 'Visa cv:t',
  showAnswers: 'Visa svaren',
  noCv: 'Inget cv',
  up: 'Flytta upp {name}',
  down: 'Flytta ner {name}',
  remove: 'Ta bort {name} från listan',
  removed: '{name} är borta från listan.',
  withdrawn: 'Har dragit tillbaka ansökan och visas inte längre för kunden',
  moved: 'Har flyttats till ett annat jobb och visas inte längre för kunden',
  viewed: 'Läst {time}',
  notViewed: 'Inte läst än',
  cvOpened: 'Cv öppnat {time}',
  decisions: { interview: 'Ber om intervju', pass: 'Tackar nej', none: 'Inget svar än' },
};

export const addPeople: AddPeopleMessages = {
  title: 'Lägg till personer',
  search: 'Sök bland jobbets sökande',
  add: 'Lägg till',
  addOf: 'Lägg till {name}',
  added: '{name} är med på listan.',
  nobody: 'Ingen hittades.',
};

export const shortlistExport: ShortlistExportMessages = {
  button: 'Exportera pdf',
  buttonFor: 'Exportera pdf om {name}',
  title: 'Exportera presentation',
  text: 'En pdf i er grafiska profil, på länkens språk, med det som kunden ser om varje kandidat och texten i de cv:n du delar. Exporten syns i aktivitetsloggen.',
  named: 'Med namn och kontaktuppgifter',
  namedHint: 'Även e-post, telefon och LinkedIn.',
  anonymous: 'Anonym',
  anonymousHint:
    'Kandidaterna heter Kandidat A, B och så vidare. Namn, e-postadresser, telefonnummer, nordiska postadresser och länkar tas bort ur alla texter. Läs igenom innan du skickar: ett smeknamn, en arbetsgivare eller en adress utomlands kan ändå avslöja någon.',
  rejected: 'Har fått avslag men står kvar på listan: {names}.',
  rejectedOne: '{name} har fått avslag.',
  withoutRejected: 'Ta inte med dem som har fått avslag',
  submit: 'Exportera',
  cancel: 'Avbryt',
  done: 'Presentationen är exporterad.',
  file: 'Presentation {name}',
  anonymousFile: 'Presentation {name} utan namn',
  errors: { not_found: 'Ingen på listan kan presenteras just nu.' },
};
