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
  article: {
    title: '{title} | {siteName}',
    updated: 'Uppdaterad {date}',
    contents: 'I artikeln',
    related: 'Läs vidare',
    share: 'Dela',
    copy: 'Kopiera länken',
    copied: 'Kopierad',
    mail: 'Med mejl',
  },
};
