import type { BlogMessages } from '../en/blog.ts';

export const blog: BlogMessages = {
  title: 'Vad vi lär oss av att rekrytera.',
  lead: 'Korta artiklar med siffror i. Skrivna av människor som lever på att intervjua.',
  tags: 'Ämnen',
  all: 'Alla',
  feed: 'Följ via RSS',
  minutes: '{count} min läsning',
  by: 'Av {name}',
  empty: {
    title: 'Inget här ännu',
    text: 'Ingen artikel har det ämnet än.',
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
    text: 'Den här sidan visar det som skrivs i administrationen.',
    banner:
      'En förhandsgranskning för dig. Länken fungerar till {date}, artikeln är inte publik än.',
    expired: {
      title: 'Förhandsgranskningen har upphört',
      text: 'Be den som skickade länken om en ny.',
    },
    unknown: {
      title: 'Länken leder ingenstans',
      text: 'Den kan ha avslutats, eller så saknas slutet på den. Be den som skickade länken om en ny.',
    },
  },
  article: {
    title: '{title} | {siteName}',
    updated: 'Uppdaterad {date}',
    contents: 'I artikeln',
    related: 'Läs vidare',
    share: 'Dela',
    copy: 'Kopiera länken',
    copied: 'Kopierad',
    mail: 'Mejla',
  },
};
