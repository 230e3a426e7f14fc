import type { ApplicationMoveMessages, BulkMovesMessages } from './messages.en.ts';

export const applicationMove: ApplicationMoveMessages = {
  title: 'Flytta till {stage}',
  rejectTitle: 'Ge avslag',
  hireTitle: 'Anställ',
  jobTitle: 'Flytta till ett annat jobb',
  about: '{name} · {job}',
  tell: 'Meddela {name}?',
  when: 'När ska det skickas?',
  now: 'Skicka nu',
  nowHint: 'Skickas om {seconds} sekunder. Till dess kan du ångra.',
  later: 'Skicka senare',
  laterAt: 'När',
  nothing: 'Skicka inget',
  nothingHint: 'Personen ligger kvar bland dem som väntar på besked.',
  noAddress: 'Det finns ingen e-postadress att skriva till.',
  template: 'Mejl',
  message: 'Några egna ord (valfritt)',
  ownWords: 'Ditt meddelande',
  preview: 'Läs mejlet',
  previewFirst: 'Det här är mejlet till {name}. Alla andra får sina egna uppgifter.',
  previewLinks: 'Den privata länken är dold här. Bara den sökande får den.',
  previewFailed: 'Mejlet kan inte visas: {problem}',
  language: 'Skickas på {language}, som personen föredrar.',
  reason: 'Anledning',
  chooseReason: 'Välj anledning',
  merit: 'Motivering',
  meritHint:
    'Vilka meriter avgjorde? En eller två meningar räcker. Personen har rätt att läsa motiveringen, och den följer med i dataexporten.',
  cancel: 'Avbryt',
  confirm: 'Flytta',
  reject: 'Ge avslag',
  hire: 'Anställ',
  moved: '{name} flyttades till {stage}.',
  movedJob: '{name} flyttades till ett annat jobb.',
  jobHint: 'Börjar i {stage} på det andra jobbet. Ett beslut som fattats här gäller inte där.',
  mailNow: 'Mejlet skickas om {seconds} sekunder.',
  mailLater: 'Mejlet skickas {time}.',
  mailNone: 'Inget mejl skickas.',
  mailCancelled: 'Mejlet som låg i kö har avbrutits.',
  undo: 'Ångra',
  undone: 'Ångrat. {name} är tillbaka i {stage} och inget mejl skickades.',
  undoFailed: 'För sent att ångra: mejlet har skickats, eller så har en kollega flyttat vidare.',
  undoneWithMail: 'Ångrat. {name} är tillbaka i {stage} och mejlet skickas {time} som planerat.',
  failed: '{name} flyttades inte. {problem}',
  conflict: {
    colleague: 'En kollega',
    moved:
      '{who} har hunnit flytta {name} till {stage}. Inget har skickats och din text finns kvar. Fortsätt ändå eller avbryt.',
    already:
      '{who} har redan flyttat {name} till {stage}. Inget har skickats och din text finns kvar.',
    otherJob:
      '{who} har hunnit flytta {name} till ett annat jobb. Inget har skickats och din text finns kvar.',
    withdrawn:
      '{name} har dragit tillbaka sin ansökan. Inget har skickats och din text finns kvar.',
  },
  errors: {
    offline: 'Servern går inte att nå. Kontrollera uppkopplingen och försök igen.',
    conflict:
      'En kollega har hunnit flytta ansökan, eller så har den sökande dragit tillbaka den. Tavlan är uppdaterad.',
    not_found: 'Ansökan eller mejlmallen finns inte längre.',
    not_allowed: 'Du har inte behörighet att flytta ansökningar.',
    invalid: 'Något saknades. Öppna ansökan och försök igen.',
    job: 'Personen har redan sökt det jobbet.',
    mail_unfit:
      'Mejlet stämmer inte med steget som ansökan är i. Flytta ansökan och skicka mejlet i samband med flytten.',
    other: 'Något gick fel hos oss. Försök igen om en stund.',
  },
};

export const bulkMoves: BulkMovesMessages = {
  owner: 'Byt ansvarig',
  ownerDone: '{count} ansökningar har fått en ny ansvarig.',
  move: 'Flytta till steg',
  moveDone: '{count} ansökningar flyttade.',
  them: 'dem',
  from: 'Vilka ska flyttas?',
  fromStage: '{stage} ({count})',
  staying: 'Flyttas inte, redan i {stage} eller tillbakadragna: {count}',
  counting: 'Räknar …',
  nobody: 'Välj minst ett steg att flytta från.',
  nowHint:
    'Mejlen går iväg tillsammans, {seconds} sekunder efter den sista flytten; till dess kan du ångra alltihop.',
  mailsLeave: 'Mejlen går iväg om {seconds} sekunder.',
  reasons: {
    conflict: '{count} står kvar: en kollega har flyttat dem, eller så har de dragit sig ur.',
    not_found: '{count} finns inte längre.',
    mail_sent: '{count} står kvar: mejlet till dem har gått iväg.',
    offline: '{count} står kvar: servern gick inte att nå.',
    other: '{count} står kvar: något gick fel hos oss.',
  },
};
