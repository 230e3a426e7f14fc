import type { MessagesOf } from '../../i18n/messages-of.ts';

export const blog = {
  title: 'What we learn from hiring.',
  picture: 'An alpaca at a typewriter',
  lead: 'Short articles with real numbers. Written by people who interview for a living.',
  tags: 'Topics',
  all: 'All',
  cases: 'Case studies',
  feed: 'Follow via RSS',
  minutes: '{count} min read',
  byAuthor: 'By {name}',
  newsletter: {
    title: 'The next one, in your inbox.',
    text: 'A new article now and then, the morning after it’s published. Nothing else, and one click ends it.',
    submit: 'Subscribe',
    note: 'We’ll email you a link to confirm.',
  },
  empty: {
    title: 'Nothing here yet',
    text: 'No articles on this topic yet.',
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
    title: 'Article preview',
    text: 'This page shows an article being written in the back office.',
    banner: 'This is a preview. The link works until {date}; the article isn’t public yet.',
    expired: {
      title: 'This preview has expired',
      text: 'Ask the person who sent you the link for a new one.',
    },
    unknown: {
      title: 'This link doesn’t work',
      text: 'It may have been revoked, or part of it is missing. Ask the person who sent it for a new one.',
    },
  },
  article: {
    title: '{title} | {siteName}',
    caseStudy: 'Case study',
    writtenBy: 'Written by',
    updated: 'Updated {date}',
    contents: 'In this article',
    related: 'Keep reading',
    share: 'Share',
    copy: 'Copy link',
    copied: 'Copied',
    mail: 'Email',
  },
} as const;

export type BlogMessages = MessagesOf<typeof blog>;
