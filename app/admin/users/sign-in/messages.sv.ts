import type {
  UserFactorMessages,
  UserPasskeysMessages,
  UserSessionsMessages,
} from './messages.en.ts';

export const userFactor: UserFactorMessages = {
  title: 'Tvåstegsverifiering',
  on: 'På. Inloggning kräver en kod från en app.',
  off: 'Av. Lösenordet räcker för att komma in.',
  reset: 'Återställ',
  resetTitle: 'Ta bort tvåstegsverifieringen?',
  resetText:
    '{name} loggas ut överallt och kommer in med bara lösenordet tills den är påslagen igen. Kontrollera att det verkligen är {name} som har bett om det.',
  resetDone: 'Tvåstegsverifieringen för {name} är borttagen och alla sessioner avslutade.',
};

export const userPasskeys: UserPasskeysMessages = {
  none: 'Inga passkeys. Kollegan lägger till dem själv, i sin profil.',
  removeText:
    'Det går inte längre att logga in med den, och enheter som loggat in med den loggas ut.',
};

export const userSessions: UserSessionsMessages = {
  title: 'Inloggade enheter',
  none: 'Inte inloggad någonstans.',
  endAll: 'Avsluta alla',
  ended: 'Sessionen är avslutad.',
  allEnded: 'Alla sessioner för {name} är avslutade.',
};
