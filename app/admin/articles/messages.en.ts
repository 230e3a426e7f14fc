import type { MessagesOf } from '../../i18n/messages-of.ts';

export const adminArticles = {
  title: 'Blog',
  create: 'New article',
  search: 'Title, author or tag',
  columns: {
    title: 'Article',
    state: 'Status',
    publish: 'Publish date',
    author: 'Author',
    tags: 'Tags',
    missing: 'Languages',
    updated: 'Updated',
  },
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
  untitled: 'Untitled',
  complete: 'Both languages',
  missing: '{count} missing',
  isMissing: 'Texts missing',
  actions: {
    unpublish: 'Unpublish',
  },
  empty: {
    title: 'No articles yet',
    text: 'One number, one story, one piece of advice: that’s all a good article needs.',
    action: 'Write the first article',
  },
} as const;

export type AdminArticlesMessages = MessagesOf<typeof adminArticles>;
