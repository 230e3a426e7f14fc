export const blog = {
  title: 'What we learn from hiring.',
  lead: 'Short articles with figures in them. Written by people who interview for a living.',
  tags: 'Subjects',
  all: 'All',
  feed: 'Follow via RSS',
  minutes: '{count} min read',
  by: 'By {name}',
  empty: {
    title: 'Nothing here yet',
    text: 'No article has this subject so far.',
    none: 'The first article is being written.',
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
  preview: {
    title: 'Preview of an article',
    text: 'This page shows what is being written in the back office.',
    banner: 'A preview for you. The link works until {date}; the article is not public yet.',
    expired: {
      title: 'This preview has ended',
      text: 'Ask whoever sent you the link for a new one.',
    },
    unknown: {
      title: 'This link opens nothing',
      text: 'It may have been withdrawn, or the end of it is missing. Ask whoever sent it for a new one.',
    },
  },
  article: {
    title: '{title} | {siteName}',
    updated: 'Updated {date}',
    contents: 'In this article',
    related: 'Read on',
    share: 'Share',
    copy: 'Copy the link',
    copied: 'Copied',
    mail: 'E-mail',
  },
};

export type BlogMessages = typeof blog;
