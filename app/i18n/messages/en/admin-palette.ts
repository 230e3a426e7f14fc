export const adminPalette = {
  trigger: 'Find person, job or action',
  triggerEditor: 'Find job or action',
  title: 'Find and do',
  label: 'What are you looking for?',
  close: 'Close',
  groups: {
    go: 'Go to',
    create: 'Create',
    people: 'People',
    jobs: 'Jobs',
    search: 'Search everywhere',
    actions: 'Actions',
  },
  newJob: 'New job',
  newArticle: 'New article',
  searchIn: 'Search for “{text}” in {screen}',
  switchLanguage: 'Byt till svenska',
  schemes: {
    system: 'Colours as the system',
    light: 'Light colours',
    dark: 'Dark colours',
  },
  shortcuts: 'Keyboard shortcuts',
  signOut: 'Sign out',
  none: 'Nothing found for “{text}”.',
  searching: 'Searching…',
  results: '{count} results',
  hints: { move: 'move', choose: 'open', close: 'close' },
};

export type AdminPaletteMessages = typeof adminPalette;
