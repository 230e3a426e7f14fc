export const adminArticles = {
  title: 'Blog',
  create: 'New article',
  search: 'Title, author or tag',
  columns: {
    title: 'Article',
    state: 'State',
    publish: 'On the website',
    author: 'Author',
    tags: 'Tags',
    missing: 'Texts',
    updated: 'Changed',
  },
  states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' },
  untitled: 'Untitled',
  complete: 'Complete',
  missing: '{count} missing',
  isMissing: 'Texts missing',
  actions: {
    unpublish: 'Take off the website',
    unpublishDone: '{count} articles are drafts again.',
  },
  empty: {
    title: 'No articles yet',
    text: 'One figure, one story, one piece of advice: that is enough for a good article.',
    action: 'Write the first article',
  },
};

export type AdminArticlesMessages = typeof adminArticles;
