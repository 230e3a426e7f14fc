import type { PrivacyRequestMessages } from './messages.en.ts';

export const privacyRequest: PrivacyRequestMessages = {
  person: 'Person',
  openPerson: 'Visa hela profilen',
  message: 'Med personens egna ord',
  noMessage: 'Inget meddelande.',
  state: 'Status',
  stateSet: 'Ny status: {state}.',
  onlyAdmins: 'Administratörer besvarar ärenden. Du kan följa hur långt det har kommit.',
  note: 'Anteckning',
  noteHint: 'Varför och hur det besvarades. Sparas när du lämnar fältet.',
  refuseNeedsNote: 'Skriv en motivering innan du avslår.',
  copyNeedsNote:
    'Ärendet avslutas när kopian sparas. Skriv en anteckning om hur det besvarades om du vill avsluta det på annat sätt.',
  doneByErasing:
    'Ärendet blir klart när personen raderas. Vill du avsluta utan att radera, skriv en motivering och välj Avslaget.',
  closedUnerased: 'Ärendet är avslutat. Inget har raderats: alla uppgifter om personen finns kvar.',
  fulfil: 'Hantera begäran',
  export: 'Spara kopian och avsluta',
  exportText: 'Allt vi har om personen, i en fil att skicka.',
  exported: 'Kopian är sparad och ärendet avslutat.',
  quarantine: 'Radera efter karantän',
  quarantineText:
    'Döljer personen direkt. Det går att ångra tills karantänen är slut. Sedan raderas allt vid nästa nattkörning.',
  quarantineDone: 'Personen är dold och raderas {date}.',
  quarantineLate:
    'Karantänen skulle ta slut {date}, för sent för svarsdagen {due}. Välj det tidigare datumet eller radera personen nu.',
  eraseBy: 'Dölj nu, radera {date}',
  eraseOverdue: 'Det hinns inte med någon karantän: svarsdagen är {due}. Radera personen nu.',
  hiddenTooLong: 'Det är efter svarsdagen {due}. Radera personen nu för att hinna i tid.',
  inQuarantine: 'Redan dold, raderas {date}.',
  eraseOpen: 'Radera nu …',
  erase: 'Radera nu',
  eraseAsk: 'Radera {name} nu?',
  eraseText:
    'Namn, adresser, cv, brev och anteckningar försvinner direkt och för gott. Anonym statistik finns kvar.',
  eraseDone: 'Personen är raderad och ärendet avslutat.',
  held: 'Spärrad mot radering: uppgifterna måste finnas kvar tills spärren hävs på personens sida.',
  byHand: 'Gör det som begärs på personens sida och markera sedan ärendet som klart.',
  finish: 'Markera som klart',
  newEmail: 'Ny adress',
  changeEmailText:
    'Kontrollera att den nya adressen är personens egen. Den gamla adressen får ett mejl om bytet, och personens länkar slutar gälla.',
  changeEmail: 'Byt adress till {email} och markera som klart',
  emailChanged: 'Adressen är nu {email} och ärendet är klart.',
  finishUnchanged: 'Markera som klart utan att byta',
  requestClosed: 'Ärendet är besvarat.',
  handler: 'Ansvarig',
  nobody: 'Ingen än',
};
