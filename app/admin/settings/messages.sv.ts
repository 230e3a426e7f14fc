import type { AdminSettingsMessages } from './messages.en.ts';

export const adminSettings: AdminSettingsMessages = {
  title: 'Inställningar',
  save: 'Spara',
  loadFailed: 'Inställningarna kunde inte hämtas. Försök igen om en stund.',
  notYours: {
    title: 'Ingår inte i din roll',
    text: 'Inställningarna gäller alla och ändras av administratörer.',
  },
  shape: {
    title: 'Anpassat till er byrå',
    text: 'Begrepp och fält som alla arbetar med.',
    tags: 'Taggar',
    stages: 'Steg',
    rejectReasons: 'Anledningar till avslag',
    customFields: 'Egna fält',
  },
  secondFactor: {
    title: 'Tvåstegsverifiering för alla',
    text: 'Alla loggar in med en kod från en app. Den som inte har slagit på det får göra det först.',
    label: 'Kräv tvåstegsverifiering av alla som jobbar här',
    on: 'På',
    off: 'Av',
    turnedOn: 'Från och med nu behöver alla tvåstegsverifiering.',
    turnedOff: 'Tvåstegsverifiering är frivillig igen.',
    without: {
      one: 'En kollega jobbar utan och får slå på det direkt.',
      other: '{count} kollegor jobbar utan och får slå på det direkt.',
    },
    withoutNone: 'Alla har det redan.',
    who: 'Vilka?',
    ownFirst:
      'Ställ in din egen tvåstegsverifiering och logga in med den innan du kräver den av andra.',
    profile: 'Till din profil',
  },
  retention: {
    title: 'Hur länge uppgifter sparas',
    text: 'Per ändamål. Personer döljs först och raderas efter karantänen. En kortare tid börjar gälla vid nästa nattkörning: förhandsgranska den först. En ändrad karantän gäller personer som döljs därefter; de som redan är dolda behåller sitt datum. Tiderna visas i integritetspolicyn.',
    preview: 'Förhandsgranska nästa körning',
    purpose: 'Ändamål',
    months: 'Månader',
    quarantine: 'Dagar i karantän',
    monthsOf: 'Månader: {purpose}',
    quarantineOf: 'Dagar i karantän: {purpose}',
    none: 'Ingen',
    saved: 'Sparat: {purpose}.',
  },
};
