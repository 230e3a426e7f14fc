import type { PersonMessages } from '../en/person.ts';

export const person: PersonMessages = {
  pageTitle: 'Din sida | {siteName}',
  loading: 'Hämtar din sida …',
  noScripts: 'Sidan behöver skript, så att det som är ditt bara hämtas av dig.',
  greeting: 'Hej {name}',
  lead: 'Allt vi har om dig, och vad du kan göra med det. Bara du har den här länken.',
  applications: {
    title: 'Dina ansökningar',
    at: '{job} hos {company}',
    sent: 'Skickad {date}',
    where: 'Så långt har den kommit',
    stored: 'Det du skickade',
    letter: 'Ditt brev',
    none: 'Inga ansökningar.',
    withdraw: 'Dra tillbaka ansökan',
    withdrawText: 'Ingen bedömer den längre. Det går inte att ångra, men du kan söka igen.',
    withdrawConfirm: 'Ja, dra tillbaka den',
    job: 'Annonsen',
  },
  yes: 'Ja',
  no: 'Nej',
  stages: {
    new: {
      name: 'Mottagen',
      next: 'En rekryterare läser din ansökan inom fem arbetsdagar. Du får ett mejl hur det än går.',
    },
    screening: {
      name: 'Första samtal',
      next: 'Vi pratar med dig och med andra, samma frågor till alla.',
    },
    interview: { name: 'Intervju', next: 'Företaget vill träffa dig. Tider kommer med mejl.' },
    offer: {
      name: 'Erbjudande',
      next: 'Det finns ett erbjudande till dig. Ta den tid du behöver.',
    },
    hired: { name: 'Anställd', next: 'Grattis! Vi är glada för din skull.' },
    rejected: {
      name: 'Avslutad',
      next: 'Det blev inte du den här gången. Du kan fråga vilka meriter som avgjorde: svara bara på mejlet.',
    },
    withdrawn: {
      name: 'Tillbakadragen',
      next: 'Du har dragit tillbaka ansökan. Ingen bedömer den längre.',
    },
  },
  documents: 'Dina filer',
  details: {
    title: 'Dina uppgifter',
    headline: 'Vad du kallar dig',
    save: 'Spara',
    saved: 'Sparat.',
  },
  roles: {
    candidate: 'Du är med i kandidatbanken',
    freelancer: 'Du är med i frilansnätverket',
    until: 'Till {date}. Då frågar vi om du vill vara kvar.',
    renew: 'Var kvar tolv månader till',
    renewed: 'Du är kvar i tolv månader till.',
    leave: 'Gå ur',
    left: 'Du har gått ur.',
  },
  privacy: {
    title: 'Dina personuppgifter',
    keep: 'Sparas till {date} om inget mer händer.',
    consents: 'Det du har samtyckt till',
    given: 'Samtyckt {date}',
    withdrawn: 'återtaget',
    export: 'Ladda ner allt',
    erase: 'Radera allt',
    eraseText:
      'Allt ovan försvinner genast från våra skärmar och raderas för gott efter trettio dagar. Ansökningar dras tillbaka.',
    eraseConfirm: 'Ja, radera allt',
    erased:
      'Klart. Det vi hade om dig är borta från våra skärmar och raderas för gott om trettio dagar.',
  },
  lost: {
    title: 'Länken går inte att öppna längre',
    text: 'Länkar gäller länge men inte för alltid. Skriv e‑postadressen du använde, så skickar vi en ny.',
    email: 'E‑post',
    send: 'Skicka en ny länk',
    sent: 'Om vi känner till adressen är ett mejl på väg.',
  },
  failed: 'Det gick inte. Försök igen om en stund.',
};
