import type { AdminJobPickerMessages } from './messages.en.ts';

export const adminJobPicker: AdminJobPickerMessages = {
  label: 'Jobb',
  placeholder: 'Titel, kund eller ort',
  open: 'Öppna jobb',
  all: 'Jobb, de öppna först',
  closed: 'Stängt',
  required: 'Välj ett jobb i listan.',
  none: 'Inga jobb matchar.',
  noneOpen: 'Inga öppna jobb matchar.',
  one: 'Ett jobb',
  other: '{count} jobb',
  firstMatches: 'De första {count} jobben. Skriv mer för att hitta andra.',
  failed: 'Jobben gick inte att hämta. Försök igen om en stund.',
};
