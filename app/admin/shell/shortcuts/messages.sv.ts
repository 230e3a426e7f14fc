import type { AdminShortcutsMessages } from './messages.en.ts';

export const adminShortcuts: AdminShortcutsMessages = {
  title: 'Kortkommandon',
  everywhere: 'Överallt',
  goTo: 'Gå till',
  create: 'Skapa',
  palette: 'Sök person, jobb eller kommando',
  help: 'Visa den här hjälpen',
  notifications: 'Öppna notiserna',
  followedBy: 'sedan',
  keyNames: {
    Escape: 'Esc',
    Enter: 'Enter',
    ArrowDown: '↓',
    ArrowUp: '↑',
    ArrowLeft: '←',
    ArrowRight: '→',
    ' ': 'Mellanslag',
  },
  enabled: 'Kortkommandon med en tangent',
  enabledHint:
    'Stäng av om du dikterar eller om tangenter trycks ner av misstag. Ctrl K fungerar alltid.',
  close: 'Stäng',
};
