import type { BlogMessages } from './messages.en.ts';

export const blog: BlogMessages = {
  title: 'Vad vi lär oss av att rekrytera.',
  picture: 'En alpacka vid en skrivmaskin',
  lead: 'Korta artiklar med konkreta siffror, skrivna av folk som intervjuar varje vecka.',
  tags: 'Ämnen',
  all: 'Alla',
  cases: 'Kundcase',
  feed: 'Följ via RSS',
  minutes: '{count} min lästid',
  byAuthor: 'Av {name}',
  newsletter: {
    title: 'Få nästa artikel i inkorgen.',
    text: 'En ny artikel då och då, morgonen efter att den har publicerats. Inget annat, och ett klick avslutar.',
    submit: 'Prenumerera',
    note: 'Vi mejlar en länk där du bekräftar.',
  },
  empty: {
    title: 'Inget här än',
    text: 'Det finns inga artiklar i ämnet än.',
    none: 'Den första artikeln är på väg.',
    all: 'Se alla artiklar',
  },
  paging: {
    label: 'Sidor',
    newer: 'Nyare',
    older: 'Äldre',
    page: 'Sida {page} av {pages}',
  },
  pageTitle: 'Blogg, sida {page} | {siteName}',
  tagTitle: 'Blogg: {tag} | {siteName}',
  preview: {
    title: 'Förhandsgranskning av en artikel',
    text: 'Ett utkast som inte är publicerat än.',
    banner:
      'Det här är en förhandsgranskning. Länken gäller till {date}. Artikeln är inte publicerad än.',
    expired: {
      title: 'Länken har gått ut',
      text: 'Be den som skickade länken om en ny.',
    },
    unknown: {
      title: 'Länken fungerar inte',
      text: 'Den kan ha stängts av, eller så kom inte hela adressen med. Be den som skickade länken om en ny.',
    },
  },
  article: {
    title: '{title} | {siteName}',
    caseStudy: 'Kundcase',
    writtenBy: 'Skrivet av',
    updated: 'Uppdaterad {date}',
    contents: 'I artikeln',
    related: 'Läs vidare',
    share: 'Dela',
    copy: 'Kopiera länk',
    copied: 'Kopierad',
    mail: 'Mejla',
  },
};
