import type { MessagesOf } from '../../i18n/messages-of.ts';

export const faq = {
  title: 'Straight answers to fair questions',
  picture: 'An alpaca with glasses, looking up an answer in a book',
  lead: 'Can’t find yours? Ask us. A person will answer within one working day.',
  search: {
    label: 'Search questions',
    placeholder: 'price, CV, pause…',
    button: 'Search',
    none: 'No questions match. Try another word, or ask us.',
    found: { one: '1 question', other: '{count} questions' },
  },
  askUs: 'Ask us',
  topics: {
    companies: 'For companies',
    candidates: 'For candidates',
    freelancers: 'For freelancers',
    data: 'About your data',
  },
} as const;

export type FaqMessages = MessagesOf<typeof faq>;
