import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminPalette = {
  trigger: 'Find people, jobs, actions',
  triggerEditor: 'Find jobs, actions',
  title: 'Command menu',
  label: 'What are you looking for?',
  close: 'Close',
  groups: {
    go: 'Go to',
    create: 'Create',
    people: 'People',
    jobs: 'Jobs',
    clients: 'Clients',
    search: 'Search everywhere',
    actions: 'Actions',
  },
  newJob: 'New job',
  newArticle: 'New article',
  searchIn: 'Search for “{text}” in {screen}',
  switchLanguage: 'Byt till svenska',
  schemes: {
    system: 'Use system theme',
    light: 'Light theme',
    dark: 'Dark theme',
  },
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  none: 'No results for “{text}”.',
  searching: 'Searching…',
  results: { one: '1 result', other: '{count} results' },
  hints: { move: 'move', choose: 'open', close: 'close' },
} as const;

export type AdminPaletteMessages = MessagesOf<typeof adminPalette>;
