import type { OwnCalendarMessages, OwnInterviewsMessages } from './messages.en.ts';

export const ownInterviews: OwnInterviewsMessages = {
  choose: 'Välj en tid för din intervju',
  booked: 'Din intervju',
  cancelled: 'Intervjun är inställd',
  next: {
    proposed: 'Vi vill gärna prata med dig. Välj en tid här nedanför.',
    booked: 'Din intervju är bokad. Alla uppgifter står här nedanför.',
  },
  kinds: { phone: 'Telefonsamtal', video: 'Videosamtal', on_site: 'På plats' },
  length: '{kind}, {minutes} minuter.',
  youWillMeet: 'Du träffar {names}.',
  join: 'Gå till videosamtalet',
  weCall: 'Vi ringer dig.',
  zone: 'Klockslagen gäller {zone}.',
  none: 'Det finns ingen ledig tid att välja just nu. Mejla din rekryterare, så hittar vi en.',
  moreDays: 'Visa fler dagar',
  book: 'Boka tiden',
  bookDone: 'Bokat! Vi har mejlat en inbjudan till din kalender.',
  move: 'Byt tid',
  moveConfirm: 'Byt till den här tiden',
  cancel: 'Avboka intervjun',
  cancelText: 'Vi meddelar alla som skulle träffa dig. Din ansökan ligger kvar hos oss.',
  cancelConfirm: 'Ja, avboka',
  cancelDone: 'Intervjun är avbokad, och vi har meddelat alla.',
};

export const ownCalendar: OwnCalendarMessages = {
  title: 'Din kalender',
  none: 'Inget inlagt än. Berätta när du kan jobba, så håller vi oss till det.',
  states: { available: 'Tillgänglig', partly: 'Delvis tillgänglig', booked: 'Uppbokad' },
  openEnd: 'från {from}',
  range: '{from} till {to}',
  from: 'Från och med',
  to: 'Till och med',
  toHint: 'Tomt betyder tills vidare.',
  what: 'Tillgänglighet',
  save: 'Spara dagarna',
  saved: 'Kalendern är sparad.',
};
