import type { MessagesOf } from '../../../../i18n/messages-of.ts';

export const noMatch = {
  title: 'No matches',
  text: 'Try fewer words, or remove a filter.',
  peopleText:
    'Try fewer words, or remove a filter. “Quotes” keep words together; OR, NOT and (brackets) combine them.',
  action: 'Clear search and filters',
  suggestion: 'Search for “{text}” instead',
} as const;

export const matchSources = {
  profile: 'Profile',
  tags: 'Tags',
  custom: 'Custom field',
  candidate: 'Candidate profile',
  freelancer: 'Freelancer profile',
  document: 'CV',
  cover_letter: 'Cover letter',
  answer: 'Answer',
  note: 'Note',
  mail: 'Email',
} as const;

export type NoMatchMessages = MessagesOf<typeof noMatch>;
export type MatchSourcesMessages = MessagesOf<typeof matchSources>;
