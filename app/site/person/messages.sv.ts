import { applicationTextLabels } from '../../i18n/messages/application-text-labels.sv.ts';
import type { PersonMessages } from './messages.en.ts';

export const person: PersonMessages = {
  pageTitle: 'Din sida | {siteName}',
  greeting: 'Hej {name}',
  lead: 'Här ser du allt vi har sparat om dig, och kan ändra eller radera det. Länken är bara din.',
  erasing: {
    title: 'Dina uppgifter raderas {date}',
    text: 'Fram till dess är de dolda, och vi går inte vidare med dina ansökningar. Vill du hellre att vi sparar dem, eller undrar du något? Skriv till {email}.',
  },
  applications: {
    title: 'Dina ansökningar',
    at: '{job} hos {company}',
    sent: 'Skickad {date}',
    where: 'Status',
    next: 'Nästa steg',
    stored: 'Det här skickade du',
    textLabels: applicationTextLabels,
    save: 'Spara ändringar',
    saved: 'Din ansökan är uppdaterad.',
    none: 'Inga ansökningar.',
    withdraw: 'Dra tillbaka ansökan',
    withdrawText: 'Den bedöms inte längre. Det går inte att ångra, men du kan söka igen.',
    withdrawConfirm: 'Ja, dra tillbaka den',
    job: 'Läs annonsen',
  },
  interviews: {
    choose: 'Välj en tid för din intervju',
    booked: 'Din intervju',
    cancelled: 'Intervjun är inställd',
    next: {
      proposed: 'Vi vill gärna prata med dig. Välj en tid här nedanför.',
      booked: 'Din intervju är bokad. Alla uppgifter står här nedanför.',
    },
    kinds: { phone: 'Telefonsamtal', video: 'Videosamtal', on_site: 'På plats' },
    length: '{kind}, {minutes} minuter.',
    with: 'Du träffar {names}.',
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
  },
  recruiter: { role: 'Din rekryterare', ask: 'Mejla {name}', subject: '{subject}' },
  yes: 'Ja',
  no: 'Nej',
  stages: {
    new: {
      name: 'Mottagen',
      next: 'En rekryterare läser din ansökan inom fem arbetsdagar. Du får ett mejl hur det än går.',
    },
    screening: {
      name: 'Första samtal',
      next: 'Vi går igenom din ansökan ordentligt och hör av oss inom en vecka, troligen med förslag på ett samtal.',
    },
    interview: {
      name: 'Intervju',
      next: 'Företaget vill träffa dig. Mejla oss två eller tre tider som passar dig.',
    },
    offer: {
      name: 'Erbjudande',
      next: 'Företaget vill ge dig ett erbjudande. Ta den tid du behöver.',
    },
    hired: { name: 'Anställd', next: 'Grattis! Vi är glada för din skull.' },
    rejected: {
      name: 'Avslutad',
      next: 'Det blev inte du den här gången. Vill du veta vilka meriter som avgjorde? Svara på mejlet.',
    },
    withdrawn: {
      name: 'Tillbakadragen',
      next: 'Du har dragit tillbaka ansökan. Den bedöms inte längre.',
    },
  },
  documents: 'Dina filer',
  details: {
    title: 'Dina uppgifter',
    headline: 'Så presenterar du dig',
    emailHint: 'Vi kontrollerar en ny adress innan vi byter den.',
    save: 'Spara',
    saved: 'Sparat.',
    newEmail:
      'Vi har fått din nya adress {newEmail}. Tills vi har kontrollerat den skriver vi till {email}. Sedan får du en ny länk på den nya adressen, och den här slutar fungera.',
    newEmailOnly:
      'Vi har fått din nya adress {newEmail}. Vi använder den när vi har kontrollerat den.',
  },
  profile: { title: 'Din profil', save: 'Spara profilen', saved: 'Profilen är sparad.' },
  calendar: {
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
  },
  roles: {
    candidate: {
      active: { title: 'Du är med i kandidatbanken', text: '' },
      paused: {
        title: 'Din profil i kandidatbanken är pausad',
        text: 'Under pausen föreslår vi dig inte för jobb och mejlar inte om nya. Profilen ligger kvar som den är.',
      },
    },
    freelancer: {
      pending: {
        title: 'Vi tittar på din profil till frilansnätverket',
        text: 'Du får besked inom tre arbetsdagar från att du anmälde dig, oavsett svar.',
      },
      approved: { title: 'Du är med i frilansnätverket', text: '' },
      paused: {
        title: 'Din profil i frilansnätverket är pausad',
        text: 'Under pausen föreslår vi dig inte för uppdrag. Profilen och kalendern ligger kvar som de är.',
      },
      declined: {
        title: 'Du är inte med i frilansnätverket',
        text: 'Vi kunde inte erbjuda dig en plats den här gången. Profilen sparas till {date} om du inte tar bort den.',
      },
    },
    until: 'Till {date}. Då frågar vi om du vill vara kvar.',
    renew: 'Jag vill vara kvar',
    renewed: 'Du är kvar. Det nya datumet står ovan.',
    pause: {
      candidate:
        'Vill du ta en paus? Under pausen föreslår vi dig inte för jobb och mejlar inte om nya. Ansökningar som du redan har skickat påverkas inte, och du kan aktivera profilen igen här när du vill.',
      freelancer:
        'Fullbokad, eller vill du ta en paus? Under pausen föreslår vi dig inte för uppdrag. Du kan aktivera profilen igen här när du vill.',
      action: 'Pausa min profil',
      done: 'Din profil är pausad.',
    },
    resume: { action: 'Aktivera min profil igen', done: 'Din profil är inte längre pausad.' },
    leave: {
      candidate: {
        title: 'Lämna kandidatbanken',
        text: 'Vi slutar genast att ha dig i åtanke för nya jobb. Har vi inget annat från dig, till exempel en ansökan, raderas allt vi har sparat om dig.',
        confirm: 'Ja, lämna kandidatbanken',
        done: 'Du har lämnat kandidatbanken.',
      },
      freelancer: {
        title: 'Lämna frilansnätverket',
        text: 'Vi slutar genast att kontakta dig om uppdrag. Har vi inget annat från dig, till exempel en ansökan, raderas allt vi har sparat om dig.',
        confirm: 'Ja, lämna nätverket',
        done: 'Du har lämnat frilansnätverket.',
      },
      declined: {
        title: 'Ta bort min profil',
        text: 'Har vi inget annat från dig, till exempel en ansökan, raderas allt vi har sparat om dig.',
        confirm: 'Ja, ta bort min profil',
        done: 'Din profil är borttagen ur frilansnätverket.',
      },
      anyDone: 'Du har lämnat.',
    },
  },
  privacy: {
    title: 'Dina personuppgifter',
    keep: 'Sparas till {date} om inget mer händer.',
    erasing:
      'Vi har inte längre någon anledning att spara dina uppgifter, så de raderas snart. Vill du att det sker direkt väljer du ”Radera allt” nedan.',
    erasingOn:
      'Vi har inte längre någon anledning att spara dina uppgifter, så de raderas {date}. Vill du att det sker direkt väljer du ”Radera allt” nedan.',
    consents: 'Det du har samtyckt till',
    given: 'Lämnat {date}',
    withdrawn: 'återkallat',
    export: 'Ladda ner allt',
    erase: 'Radera allt',
    eraseText:
      'Allt ovan raderas direkt och för gott, även dina ansökningar. Ingen kan ta fram det igen.',
    eraseConfirm: 'Ja, radera allt',
    erasedTitle: 'Allt är raderat',
    erased: 'Det vi hade om dig är borta för gott.',
  },
  lost: {
    title: 'Länken fungerar inte längre',
    text: 'Den kan vara gammal eller ha ersatts. Har dina uppgifter raderats finns det inget kvar att öppna. Ange annars e-\u2060postadressen du använde, så skickar vi en ny länk.',
    email: 'E-post',
    send: 'Skicka en ny länk',
    sent: 'Om vi känner till adressen är ett mejl på väg.',
  },
  request: {
    title: 'Få en ny länk',
    text: 'På din privata sida ser du allt vi har sparat om dig. Ange e-\u2060postadressen du använde, så mejlar vi en länk dit.',
  },
  ended: {
    title: 'Länken har gått ut',
    text: 'För att skydda dina uppgifter slutar en länk att gälla när den inte har använts på 30 dagar eller har ersatts. Vi kan skicka en ny till den e-\u2060postadress vi har.',
    send: 'Skicka en ny länk',
    sent: 'Ett mejl med en ny länk är på väg.',
    otherAddress: 'Kommer du inte längre åt den adressen? Skriv till {email}.',
  },
  failed: 'Det gick inte. Försök igen om en stund.',
};
