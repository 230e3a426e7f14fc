import type { PortalPasskeysMessages, PortalSignInMessages } from './messages.en.ts';

export const portalPasskeys: PortalPasskeysMessages = {
  title: 'Logga in snabbare',
  text: 'Med en passkey loggar du in med fingeravtryck, ansikte eller skärmlås i stället för en kod i mejlen.',
  unnamed: 'Passkey',
  addedOn: 'Tillagd {date}',
  add: 'Lägg till en passkey',
  added: 'Din passkey är tillagd.',
  rename: 'Byt namn',
  renameLabel: 'Byt namn på {name}',
  renameTitle: 'Byt namn på passkey',
  name: 'Namn',
  save: 'Spara',
  cancel: 'Avbryt',
  renamed: 'Namnet är bytt.',
  remove: 'Ta bort',
  removeLabel: 'Ta bort {name}',
  removeTitle: 'Ta bort ”{name}”?',
  removeText:
    'Det går inte längre att logga in med den, och enheter som loggat in med den loggas ut.',
  keepPasskey: 'Behåll den',
  removed: 'Din passkey är borttagen. Ta bort den från enheten också.',
  failed: 'Inget ändrades. Försök igen.',
  errors: {
    reauthentication_needed: 'Logga ut och in igen först: det här kräver en färsk inloggning.',
    current_password_required: 'Logga ut och in igen först: det här kräver en färsk inloggning.',
    too_many_passkeys: 'Du har redan tio passkeys. Ta bort en först.',
    webauthn_credential_exists: 'Enheten har redan en passkey för ditt konto.',
    ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'Enheten har redan en passkey för ditt konto.',
  },
};

export const portalSignIn: PortalSignInMessages = {
  title: 'Logga in i kundportalen',
  intro: 'Skriv din jobbadress så mejlar vi en kod. Du behöver inget lösenord.',
  sessionEnded: 'Du har blivit utloggad. Logga in igen för att fortsätta där du var.',
  linkFailed: 'Länken har gått ut eller redan använts. Be om en ny kod.',
  email: 'E-post på jobbet',
  mailCode: 'Mejla en kod',
  asking: 'Skickar …',
  sent: 'Om {email} har tillgång är en kod på väg. Det kan ta någon minut. Du kan också öppna länken i mejlet.',
  code: 'Kod',
  codeHint: 'Det är den senaste koden som gäller.',
  submit: 'Logga in',
  submitting: 'Loggar in …',
  sendNewCode: 'Skicka en ny kod',
  sentAgain: 'En ny kod är på väg, om adressen har tillgång.',
  wait: {
    one: 'Ingen ny kod skickades, för någon bad nyss om en. Koden du redan har fått fungerar fortfarande. Du kan be om en ny om 1 sekund.',
    other:
      'Ingen ny kod skickades, för någon bad nyss om en. Koden du redan har fått fungerar fortfarande. Du kan be om en ny om {count} sekunder.',
  },
  useAnotherAddress: 'Använd en annan adress',
  noMail: 'Inget mejl? Titta i skräpposten eller skriv till {contact}.',
  invalidEmail: 'Kontrollera e-\u2060postadressen.',
  invalidCode: 'Koden är fel eller har gått ut. Kontrollera den eller be om en ny.',
  passkey: 'Använd en passkey',
  noPasskey:
    'Ingen passkey användes. Be om en kod i stället; väl inne kan du lägga till en passkey.',
  tooMany: 'För många försök. Vänta en minut och försök igen.',
  failed: 'Det gick inte. Kontrollera uppkopplingen och försök igen.',
};
