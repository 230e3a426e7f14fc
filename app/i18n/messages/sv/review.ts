import type { ReviewMessages } from '../en/review.ts';

export const review: ReviewMessages = {
  pageTitle: 'Er slutlista | {siteName}',
  eyebrow: 'Slutlista för {company}',
  greeting:
    'Hej {name}! Här är {count} personer som vi tror på. Läs om var och en, be om en intervju eller tacka nej. Ditt svar når oss direkt.',
  greetingOne:
    'Hej {name}! Här är en person som vi tror på. Läs, be om en intervju eller tacka nej. Ditt svar når oss direkt.',
  from: 'Från din rekryterare',
  answered: 'Du har svarat på {answered} av {count}.',
  allAnswered: 'Du har svarat på alla. Tack, nu tar vi vid.',
  terms:
    'Länken är din och gäller till {date}. Den visar personuppgifter, så skicka den inte vidare. Vi registrerar vad som öppnas och besvaras.',
  empty: {
    title: 'Ingen här just nu',
    text: 'Personerna på listan är inte längre tillgängliga. Vi hör av oss med nya namn.',
  },
  people: 'Slutlistan',
  cv: 'Öppna cv:t',
  cvOf: 'Öppna cv för {name}',
  decide: 'Ditt svar om {name}',
  interview: 'Be om en intervju',
  pass: 'Tacka nej',
  interviewAsked: 'Du har bett om en intervju. Vi föreslår tider.',
  passed: 'Du har tackat nej. Ändrat dig? Be om en intervju.',
  yourComments: 'Det du har skrivit',
  comment: 'En kommentar till din rekryterare',
  commentOn: 'En kommentar om {name}',
  commentHint: 'Bara vi läser den, inte kandidaten.',
  send: 'Skicka kommentaren',
  said: {
    interview: 'Uppfattat: intervju med {name}.',
    pass: 'Uppfattat: nej tack till {name}.',
    comment: 'Din kommentar om {name} har nått oss.',
  },
  failed: 'Det nådde inte fram. Försök igen om en stund.',
  contact: 'Frågor? Skriv till {email}.',
  closed: {
    expired: {
      title: 'Länken har gått ut',
      text: 'En slutlista är öppen en begränsad tid, eftersom den visar personuppgifter. Skriv till oss så får du en ny länk.',
    },
    revoked: {
      title: 'Slutlistan är stängd',
      text: 'Vi har tagit tillbaka länken, oftast för att det finns en nyare eller för att tjänsten är tillsatt. Skriv till oss om du fortfarande behöver den.',
    },
    unknown: {
      title: 'Länken leder ingenstans',
      text: 'Kanske försvann en bit av adressen på vägen. Öppna den från mejlet en gång till, eller skriv till oss.',
    },
    write: 'Skriv till oss',
  },
};
