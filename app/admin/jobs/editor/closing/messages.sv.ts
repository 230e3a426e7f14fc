import { stagesOfMany } from '../../../kit/stages/messages.sv.ts';
import type { JobClosingMessages } from './messages.en.ts';

export const jobClosing: JobClosingMessages = {
  title: 'Stänga jobbet?',
  text: 'Sidan finns kvar och visar att jobbet är stängt. Det går inte längre att söka, och sökmotorerna tar bort den.',
  none: 'Ingen väntar på beslut.',
  waiting: {
    one: 'En person väntar på beslut:',
    other: '{count} personer väntar på beslut:',
  },
  stages: stagesOfMany,
  what: 'Vad händer med dem?',
  leave: 'De ligger kvar där de är',
  leaveHint: 'Du beslutar en i taget. Den som väntar på besked ligger kvar i kön.',
  reject: 'Ge alla i vissa steg avslag',
  rejectHint: 'Ett beslut för alla på en gång.',
  which: 'Steg som får avslag',
  merit: 'Motivering',
  meritHint: 'Varför andra valdes. Sökande kan begära ut den enligt diskrimineringslagen.',
  meritMissing: 'Skriv en motivering på minst några ord.',
  mail: 'Besked',
  mailNow: 'Mejla dem nu',
  mailLater: 'Mejla dem senare',
  mailNothing: 'Mejla ingen nu',
  mailNothingHint: 'Ingen får veta beslutet, och alla ligger kvar bland dem som väntar på besked.',
  sendAfter: 'Skickas',
  sendAfterMissing: 'Välj en tid i framtiden.',
  message: 'Några egna ord (valfritt)',
  messageHint: 'Visas i avslagsmejlet, som skickas på mottagarens språk.',
  confirm: 'Skriv {count} för att bekräfta',
  cancel: 'Låt det vara öppet',
  submit: 'Stäng jobbet',
  submitReject: {
    one: 'Stäng och ge en person avslag',
    other: 'Stäng och ge {count} personer avslag',
  },
  working: 'Arbetar …',
  rejecting: {
    one: 'Stänger jobbet och ger en person avslag. Låt sidan vara öppen.',
    other:
      'Stänger jobbet och ger {count} personer avslag. Med många personer kan det ta en minut. Låt sidan vara öppen.',
  },
  done: 'Jobbet är stängt.',
  doneRejected: 'Jobbet är stängt. {rejected} fick avslag, {mailed} mejl är på väg.',
  doneLater: 'Jobbet är stängt. {rejected} fick avslag, {mailed} mejl går iväg {time}.',
  changed:
    'Inget har hänt än: någon har sökt, flyttats eller dragit sig ur sedan du öppnade rutan. Kontrollera antalen och bekräfta igen.',
  unreachable: {
    one: 'En person har inte lämnat någon e-postadress och ligger kvar i kön.',
    other: '{count} personer har inte lämnat någon e-postadress och ligger kvar i kön.',
  },
};
