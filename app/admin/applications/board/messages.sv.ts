import type { BoardDragMessages, BoardKeysMessages, BoardMatchesMessages } from './messages.en.ts';

export const boardMatches: BoardMatchesMessages = {
  found: { one: '1 träff:', other: '{count} träffar:' },
  none: 'Inga träffar.',
  stage: '{stage} ({count})',
  hidden: {
    one: '1 tillbakadragen ansökan är dold.',
    other: '{count} tillbakadragna ansökningar är dolda.',
  },
  showWithdrawn: 'Visa tillbakadragna',
};

export const boardDrag: BoardDragMessages = {
  instructions:
    'Tryck på mellanslag för att lyfta kortet, piltangenterna för att flytta det mellan steg och platser, mellanslag för att lägga ner det och escape för att lämna det där det var. Enter öppnar ansökan.',
  start: '{name} lyft i {stage}.',
  isOver: '{name} är över {stage}, plats {position} av {count}.',
  dropped: '{name} lagd i {stage}.',
  cancel: '{name} är tillbaka i {stage}.',
  role: 'flyttbart kort',
};

export const boardKeys: BoardKeysMessages = {
  group: 'Ansökningar',
  move: 'Flytta till {stage}',
  next: 'Nästa ansökan',
  previous: 'Föregående ansökan',
  mail: 'Skriv ett mejl',
  note: 'Skriv en anteckning',
  rate: 'Sätt betyget {score} av 5',
  close: 'Stäng ansökan',
  add: 'Lägg till en person',
};
