import type { OwnDetailsMessages, OwnProfileMessages, OwnRolesMessages } from './messages.en.ts';

export const ownDetails: OwnDetailsMessages = {
  title: 'Dina uppgifter',
  headline: 'Så presenterar du dig',
  emailHint: 'Vi kontrollerar en ny adress innan vi byter den.',
  save: 'Spara',
  saved: 'Sparat.',
  newEmail:
    'Vi har fått din nya adress {newEmail}. Tills vi har kontrollerat den skriver vi till {email}. Sedan får du en ny länk på den nya adressen, och den här slutar fungera.',
  newEmailOnly:
    'Vi har fått din nya adress {newEmail}. Vi använder den när vi har kontrollerat den.',
};

export const ownProfile: OwnProfileMessages = {
  title: 'Din profil',
  save: 'Spara profilen',
  saved: 'Profilen är sparad.',
};

export const ownRoles: OwnRolesMessages = {
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
  keptUntil: 'Till {date}. Då frågar vi om du vill vara kvar.',
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
};
