import { fileView } from '../../ui/file-view/messages.sv.ts';
import type { ReviewMessages } from './messages.en.ts';

export const review: ReviewMessages = {
  pageTitle: 'Era slutkandidater | {siteName}',
  eyebrow: 'Slutkandidater för {company}',
  greeting: {
    one: 'Hej {name}! Här är en person som vi tror på. Läs, be om en intervju eller tacka nej. Ditt svar når oss direkt.',
    other:
      'Hej {name}! Här är {count} personer som vi tror på. Läs om var och en, be om en intervju eller tacka nej. Ditt svar når oss direkt.',
  },
  withdrawn: {
    one: 'En person har dragit sig ur sedan vi delade listan och visas inte längre.',
    other: '{count} personer har dragit sig ur sedan vi delade listan och visas inte längre.',
  },
  fromRecruiter: 'Från din rekryterare',
  answered: 'Du har gett besked om {answered} av {count}.',
  allAnswered: 'Du har gett besked om alla. Tack, nu tar vi vid.',
  terms:
    'Länken är din och gäller till {date}. Den visar personuppgifter, så skicka den inte vidare. Vi registrerar vad som öppnas och besvaras.',
  portalTerms:
    'Listan är öppen till {date}. Den visar personuppgifter, så skicka den inte vidare. Vi registrerar vad som öppnas och besvaras.',
  empty: {
    title: 'Inga kandidater just nu',
    text: 'Personerna på listan är inte längre tillgängliga. Vi hör av oss med nya namn.',
  },
  people: 'Slutkandidater',
  cv: 'Öppna cv:t',
  cvOf: 'Öppna cv för {name}',
  recruiter: {
    role: 'Din rekryterare',
    ask: 'Mejla {name}',
    subject: 'Slutkandidater för {subject}',
  },
  answers: 'Svar på frågorna',
  notes: 'Anteckningar från din rekryterare',
  fileView,
  cvHere: 'Läs cv:t här',
  cvFrame: 'Cv för {name}',
  cvLoading: 'Öppnar cv:t …',
  cvElsewhere: 'Filen kan inte visas här. Använd ”Öppna cv:t” i stället.',
  yes: 'Ja',
  no: 'Nej',
  decide: 'Ditt svar om {name}',
  interview: 'Be om en intervju',
  pass: 'Tacka nej',
  interviewAsked: 'Du har bett om en intervju. Vi föreslår tider.',
  interviewOff:
    '{name} är inte längre med i processen, så det blir ingen intervju. Skriv en kommentar om du undrar något.',
  hired: 'Ni har anställt {name}.',
  rejected: '{name} är inte längre med i processen. Skriv en kommentar om du undrar något.',
  passed: 'Du har tackat nej. Ändrat dig? Be om en intervju.',
  interviewAskedBy: '{name} har bett om en intervju. Vi föreslår tider.',
  passedBy: '{name} har tackat nej. Ser du det annorlunda? Be om en intervju.',
  reason:
    'Berätta kort varför {name} inte passar och tryck på Tacka nej igen. Då hittar vi lättare rätt person.',
  comments: 'Kommentarer',
  you: 'Du',
  colleague: 'En kollega till dig',
  yourRecruiter: 'Din rekryterare',
  comment: 'En kommentar till din rekryterare',
  commentOn: 'En kommentar om {name}',
  commentHint:
    'Bara vi läser den, inte kandidaten, och vi svarar här. Den skickas också när du ber om en intervju eller tackar nej.',
  olderComments: 'Äldre kommentarer visas inte här. Vi har dem kvar.',
  errors: {
    too_many_comments:
      'Det får inte plats fler kommentarer här. Mejla {email} om du vill tillägga något om {name}.',
    too_many_requests: 'Det blev många svar på kort tid. Vänta en minut och försök igen.',
    conflict:
      'En kollega till dig svarade om {name} samtidigt. Ditt svar sparades inte. Se kollegans svar ovanför och svara igen om du tycker annorlunda.',
    person_rejected: '{name} är inte längre med i processen. Ditt svar sparades inte.',
    link_expired: 'Listan har just stängts. Ditt svar sparades inte.',
    not_allowed: 'Din tillgång har upphört. Ditt svar sparades inte.',
    session_not_found: 'Du har blivit utloggad. Logga in igen; det du har skrivit finns kvar.',
    offline: 'Du är offline. Det du har skrivit finns kvar: försök igen när du har kontakt.',
  },
  send: 'Skicka kommentaren',
  said: {
    interview: 'Noterat: intervju med {name}.',
    pass: 'Noterat: nej tack till {name}.',
    comment: 'Din kommentar om {name} är skickad.',
  },
  saidWithComment: {
    interview: 'Noterat: intervju med {name}. Din kommentar är också skickad.',
    pass: 'Noterat: nej tack till {name}. Din kommentar är också skickad.',
  },
  gone: {
    text: '{name} är inte längre aktuell för tjänsten, troligen för att ansökan nyss har dragits tillbaka. Ditt svar sparades inte. Frågor? Skriv till {email}.',
    comment: 'Din kommentar, som inte skickades',
  },
  failed: 'Det gick inte att skicka. Försök igen om en stund.',
  contact: 'Frågor? Skriv till {email}.',
  closed: {
    expired: {
      title: 'Länken har gått ut',
      text: 'Länken gäller en begränsad tid eftersom den visar personuppgifter. Skriv till oss så får du en ny länk.',
    },
    revoked: {
      title: 'Länken är stängd',
      text: 'Vi har stängt länken, oftast för att det finns en nyare eller för att tjänsten är tillsatt. Skriv till oss om du fortfarande behöver den.',
    },
    unknown: {
      title: 'Länken fungerar inte',
      text: 'Det kan finnas en nyare länk, eller så saknas en bit av den här. Öppna länken i vårt senaste mejl, eller skriv till oss.',
    },
    contactUs: 'Skriv till oss',
    unsent: 'Dina kommentarer som inte skickades',
  },
};
