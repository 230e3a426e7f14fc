import type { PersonConsentsMessages, PersonPrivacyMessages } from './messages.en.ts';

export const personPrivacy: PersonPrivacyMessages = {
  title: 'Integritet',
  text: 'Allt som görs här loggas: vem som gjorde det och när.',
  export: 'Exportera alla uppgifter',
  exporting: 'Exporterar …',
  exported: 'Filen är sparad och exporten är loggad.',
  revoke: 'Återkalla privata länkar…',
  revokeTitle: 'Återkalla privata länkar för {name}?',
  revokeText:
    'Länkarna i alla mejl som personen har fått slutar gälla direkt. På sidan går det att få en ny länk skickad till e-postadressen vi har.',
  revokeSubmit: 'Återkalla länkarna',
  revokeDone: 'Privata länkar återkallade: {count}.',
  revokeNone: 'Det fanns inga aktiva länkar.',
  erase: 'Radera…',
  eraseTitle: 'Radera {name}?',
  eraseText:
    'Personen försvinner direkt ur listor och sökningar. Efter {quarantine} tas allt som visar vem det var bort för gott: kontaktuppgifter, dokument, svar, anteckningar och mejl. Fram till dess går det att ångra.',
  eraseConfirm: 'Skriv {word} för att bekräfta',
  eraseWord: 'RADERA',
  eraseSubmit: 'Radera om {quarantine}',
  days: { one: '1 dag', other: '{count} dagar' },
  eraseDone: '{name} raderas {date}.',
  banner: 'Raderas {date}. Syns inte i listor och sökningar till dess.',
  cancelErasure: 'Ångra raderingen',
  erasureCancelled: '{name} blir kvar.',
  mailCancelled:
    'Mejl som väntade avbröts ({count}). De ligger i utkorgen och kan skickas därifrån om de fortfarande stämmer.',
  hold: 'Spärra mot radering…',
  holdTitle: 'Spärra {name} mot radering?',
  holdText:
    'Så länge spärren finns raderas inget om personen: inte av gallringen, inte av oss och inte på egen begäran.',
  reason: 'Anledning',
  reasonHint: 'Till exempel en tvist eller en utredning. Kollegor ser det här.',
  holdSubmit: 'Spärra',
  holdDone: 'Spärren är satt.',
  heldBanner: 'Spärrad mot radering: {reason}',
  heldWhy: 'Kan inte raderas så länge spärren finns.',
  lift: 'Häv spärren',
  lifted: 'Spärren är hävd.',
  liftForAdmins: 'En administratör kan häva spärren.',
};

export const personConsents: PersonConsentsMessages = {
  title: 'Samtycken',
  none: 'Inget samtycke registrerat.',
  version: 'text {version}',
  givenOn: 'Lämnat {date}',
  untilDay: 'till {date}',
  withdrawn: 'Återkallat {date}',
  purposes: {
    application: 'Ansökan',
    candidate_bank: 'Kandidatbanken',
    freelance_network: 'Frilansnätverket',
    waiting_list: 'Väntelistan',
    contact: 'Kontakt',
    calculation: 'Kalkyl',
    newsletter: 'Nyhetsbrev',
  },
};
