import type { AdminInterviewsMessages } from './messages.en.ts';

export const adminInterviews: AdminInterviewsMessages = {
  title: 'Intervjuer',
  kinds: { video: 'Videosamtal', phone: 'Telefonsamtal', on_site: 'På plats' },
  states: { proposed: 'Väntar på kandidaten', booked: 'Bokad', cancelled: 'Inställd' },
  over: 'Genomförd',
  minutes: '{count} min',
  join: 'Gå till samtalet',
  none: 'Inga intervjuer än.',
  schedule: 'Boka intervju',
  change: 'Ändra',
  cancel: 'Ställ in intervjun',
  suggested: 'Föreslagna tider: {times}',
  choosesFreely: 'Kandidaten väljer bland alla lediga tider.',
  notYours: {
    title: 'Intervjuer är för rekryterare',
    text: 'Fråga en administratör om du behöver åtkomst.',
  },
  form: {
    kind: 'Typ',
    minutes: 'Minuter',
    place: { video: 'Länk till samtalet', phone: 'Telefonnummer', on_site: 'Adress' },
    placeHint: {
      video: 'Valfritt',
      phone: 'Valfritt. Lämna tomt om du ringer upp kandidaten.',
      on_site: '',
    },
    language: 'Språk',
    languages: { en: 'Engelska', sv: 'Svenska' },
    zone: 'Kandidatens tidszon',
    staff: 'Intervjuare',
    contacts: 'Från kunden',
    scheduling: 'Hur bestäms tiden?',
    schedulings: {
      free: 'Kandidaten väljer en ledig tid',
      fixed: 'Kandidaten väljer bland mina tider',
      agreed: 'Redan överenskommen',
    },
    freeCount: 'Alla intervjuare är lediga vid {count} tider de närmaste två veckorna.',
    noFree:
      'Ingen tid de närmaste två veckorna då alla intervjuare är lediga. Kontrollera arbetstiderna i deras profiler.',
    time: 'Tid {number}',
    agreedTime: 'Tid',
    addTime: 'Lägg till en tid',
    removeTime: 'Ta bort',
    pick: 'Lediga för alla:',
    zoneHint: 'Klockslagen gäller {zone}.',
    message: 'Meddelande till kandidaten',
    messageHint: 'Valfritt. Det står i mejlet och på kandidatens sida.',
    submit: 'Skicka till kandidaten',
    book: 'Boka',
    close: 'Stäng',
    scheduled: 'Vi har mejlat kandidaten.',
    booked: 'Bokat. Alla får en inbjudan.',
    peopleMissing: 'Välj minst en intervjuare.',
  },
  changing: {
    title: 'Ändra intervjun',
    submit: 'Spara och meddela alla',
    saved: 'Sparat. Alla får en uppdaterad inbjudan.',
    submitOffer: 'Spara och meddela kandidaten',
    offerHint: 'Om du ändrar tiderna går de gamla inte längre att boka.',
    offerSaved: 'Sparat. Kandidaten får ett mejl om något har ändrats för hen.',
  },
  kept: {
    booked: {
      one: 'Intervjun {times} är fortfarande bokad. Ställ in den under Intervjuer om den inte behövs längre.',
      other:
        'Intervjuerna {times} är fortfarande bokade. Ställ in dem under Intervjuer om de inte behövs längre.',
    },
    proposed:
      'Kandidaten kan fortfarande välja en intervjutid. Ställ in intervjun under Intervjuer om den inte behövs längre.',
  },
  ended: {
    booked: {
      one: 'Intervjun {times} ställs in. Alla inbjudna får ett mejl om det, vad du än väljer nedan.',
      other:
        'Intervjuerna {times} ställs in. Alla inbjudna får ett mejl om det, vad du än väljer nedan.',
    },
    proposed:
      'Kandidaten kan inte längre välja en intervjutid och får ett mejl om det, vad du än väljer nedan.',
    many: {
      one: '1 av dem har en kommande intervju. Den ställs in, och alla inbjudna får ett mejl om det, vad du än väljer nedan.',
      other:
        '{count} av dem har kommande intervjuer. De ställs in, och alla inbjudna får ett mejl om det, vad du än väljer nedan.',
    },
  },
  cancelling: {
    title: 'Ställa in intervjun?',
    text: 'Kandidaten och alla inbjudna får ett mejl, och intervjun försvinner ur deras kalendrar.',
    cancel: 'Behåll den',
    submit: 'Ställ in intervjun',
    done: 'Intervjun är inställd.',
  },
  week: {
    label: 'Vecka {number}, {range}',
    previous: 'Föregående vecka',
    next: 'Nästa vecka',
    today: 'Den här veckan',
    empty: 'Inga intervjuer',
    mine: 'Bara mina',
    waiting: 'Väntar på en tid',
    loadFailed: 'Det gick inte att läsa in intervjuerna: {error}',
  },
  failed: 'Det gick inte att spara: {error}',
  errors: {
    time_taken: 'En intervjuare är redan bokad då. Välj en annan tid.',
    candidate_busy: 'Kandidaten har redan en intervju då. Välj en annan tid.',
    conflict: 'Intervjun har ändrats under tiden. Stäng och kontrollera igen.',
  },
};
