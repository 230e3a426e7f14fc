export const blog = {
  title: 'What we learn from hiring.',
  lead: 'Short articles with figures in them. Written by people who interview for a living.',
  tags: 'Subjects',
  all: 'All',
  feed: 'Follow by RSS',
  minutes: '{count} min read',
  by: 'By {name}',
  empty: {
    title: 'Nothing here yet',
    text: 'No article has this subject so far.',
    all: 'See all articles',
  },
  paging: {
    label: 'Pages',
    newer: 'Newer',
    older: 'Older',
    page: 'Page {page} of {pages}',
  },
  pageTitle: 'Blog, page {page} | {siteName}',
  tagTitle: 'Blog: {tag} | {siteName}',
  article: {
    title: '{title} | {siteName}',
    updated: 'Updated {date}',
    contents: 'In this article',
    related: 'Read on',
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Copied',
    mail: 'By mail',
  },
};

export type BlogMessages = typeof blog;
