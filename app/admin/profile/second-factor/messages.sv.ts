import type { ProfileSecondFactorMessages } from './messages.en.ts';

export const profileSecondFactor: ProfileSecondFactorMessages = {
  title: 'Tvåstegsverifiering',
  text: 'Efter lösenordet bekräftar du med en app, en säkerhetsnyckel eller en annan enhet. Då räcker det inte att stjäla lösenordet.',
  on: 'På',
  off: 'Av',
  onSince: 'Sedan {date}',
  remove: 'Ta bort',
  removeTitle: 'Ta bort tvåstegsverifieringen?',
  removeText:
    'Därefter räcker ditt lösenord för att komma in. Återställningskoderna slutar också att gälla.',
  keepFactor: 'Behåll den',
  removed: 'Tvåstegsverifieringen är borttagen.',
  failed: 'Det gick inte: {error}',
  loadFailed: 'Det gick inte att hämta. Försök igen om en stund.',
  codesLeft: 'Återställningskoder kvar: {count}',
  newCodes: 'Skapa nya koder',
  newCodesHint: 'Nya koder ersätter alla tidigare.',
};
