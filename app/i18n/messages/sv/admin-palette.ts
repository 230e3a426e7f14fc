import type { AdminPaletteMessages } from '../en/admin-palette.ts';

export const adminPalette: AdminPaletteMessages = {
  trigger: 'Sök person, jobb, kommando',
  triggerEditor: 'Hitta jobb eller kommando',
  title: 'Hitta och gör',
  label: 'Vad letar du efter?',
  close: 'Stäng',
  groups: {
    go: 'Gå till',
    create: 'Skapa',
    people: 'Personer',
    jobs: 'Jobb',
    search: 'Sök överallt',
    actions: 'Kommandon',
  },
  newJob: 'Nytt jobb',
  newArticle: 'Ny artikel',
  searchIn: 'Sök efter ”{text}” i {screen}',
  switchLanguage: 'Switch to English',
  schemes: {
    system: 'Färger som systemet',
    light: 'Ljusa färger',
    dark: 'Mörka färger',
  },
  shortcuts: 'Kortkommandon',
  signOut: 'Logga ut',
  none: 'Inget hittades för ”{text}”.',
  searching: 'Söker…',
  results: '{count} träffar',
  hints: { move: 'flytta', choose: 'öppna', close: 'stäng' },
};
