import type { AdminArticlesMessages } from './messages.en.ts';

export const adminArticles: AdminArticlesMessages = {
  title: 'Blogg',
  create: 'Ny artikel',
  search: 'Rubrik, skribent eller ämne',
  columns: {
    title: 'Artikel',
    state: 'Status',
    publish: 'Publiceringsdatum',
    author: 'Skribent',
    tags: 'Ämnen',
    missing: 'Språk',
    updated: 'Ändrad',
  },
  states: { draft: 'Utkast', scheduled: 'Schemalagd', published: 'Publicerad' },
  untitled: 'Utan rubrik',
  complete: 'Båda',
  missing: '{count} saknas',
  isMissing: 'Texter saknas',
  actions: {
    unpublish: 'Avpublicera',
  },
  empty: {
    title: 'Inga artiklar än',
    text: 'En siffra, en berättelse, ett råd: mer behövs inte för en bra artikel.',
    action: 'Skriv den första artikeln',
  },
};
