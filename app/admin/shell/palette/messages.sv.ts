import type { AdminPaletteMessages } from './messages.en.ts';

export const adminPalette: AdminPaletteMessages = {
  trigger: 'Sök person, jobb, kommando',
  triggerEditor: 'Sök jobb, kommando',
  title: 'Snabbsök',
  label: 'Vad letar du efter?',
  close: 'Stäng',
  groups: {
    go: 'Gå till',
    create: 'Skapa',
    people: 'Personer',
    jobs: 'Jobb',
    clients: 'Kunder',
    search: 'Sök överallt',
    actions: 'Kommandon',
  },
  newJob: 'Nytt jobb',
  newArticle: 'Ny artikel',
  searchIn: 'Sök efter ”{text}” i {screen}',
  switchLanguage: 'Switch to English',
  schemes: {
    system: 'Tema som systemet',
    light: 'Ljust tema',
    dark: 'Mörkt tema',
  },
  shortcuts: 'Kortkommandon',
  signOut: 'Logga ut',
  none: 'Inga träffar på ”{text}”.',
  searching: 'Söker …',
  results: { one: '1 träff', other: '{count} träffar' },
  hints: { move: 'flytta', choose: 'öppna', close: 'stäng' },
};
