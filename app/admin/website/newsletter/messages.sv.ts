import type { NewsletterReadersMessages } from './messages.en.ts';

export const newsletterReaders: NewsletterReadersMessages = {
  title: 'Nyhetsbrev',
  text: 'De som får nya artiklar via mejl. Alla har bekräftat sin adress.',
  confirmedCount: { one: '1 prenumerant', other: '{count} prenumeranter' },
  waitingCount: '{count} väntar',
  search: 'Sök e-post eller namn',
  states: { confirmed: 'Bekräftad', waiting: 'Väntar på bekräftelse' },
  languages: { en: 'Engelska', sv: 'Svenska' },
  columns: {
    email: 'E-post',
    name: 'Namn',
    state: 'Status',
    language: 'Språk',
    joined: 'Anmäld',
    consent: 'Samtycke',
  },
  version: 'Text {version}',
  remove: 'Ta bort',
  removeText:
    'Samtycket noteras som återkallat och de får inga fler artiklar. Bara de själva kan anmäla sig igen.',
  empty: {
    title: 'Inga prenumeranter än',
    text: 'Besökare anmäler sig under artiklarna i bloggen och bekräftar via mejl.',
  },
  notYours: {
    title: 'Ingår inte i din roll',
    text: 'Prenumeranter är personuppgifter, så listan är för rekryterare och administratörer.',
  },
};
