import type { FreelanceNetworkMessages } from './messages.en.ts';

export const freelanceNetwork: FreelanceNetworkMessages = {
  title: 'Uppdrag på dina villkor.',
  lead: 'Din kompetens, ditt arvode, din kalender. Vi hör bara av oss när alla tre stämmer, och hela arvodet är ditt.',
  sample: {
    subject: 'Tre dagar i veckan från 3 februari, 9 500 kr per dag',
    body: 'Hej Ylva. Ett bolag i Malmö med fyrtio anställda behöver någon som bygger om deras onboarding i React. Tolv veckor, på distans, teamet talar engelska. De betalar på trettio dagar. Du sa högst tre dagar i veckan, och det här är precis tre. Intresserad?',
    yes: 'Ja, berätta mer',
    no: 'Nej tack',
    caption: 'Så ser ett mejl från oss ut: all information, två knappar.',
  },
  offers: {
    title: 'Det här får du',
    items: [
      { title: 'Hela arvodet', text: 'Du fakturerar företaget direkt. Vi tar ingen andel.' },
      {
        title: 'Siffrorna direkt',
        text: 'Arvode, längd, dagar i veckan och betalningsvillkor står i första mejlet.',
      },
      { title: 'Din kalender bestämmer', text: 'Uppbokad till maj? Då hör du inget förrän i maj.' },
      {
        title: 'Ingen exklusivitet',
        text: 'Jobba med vem du vill. Pausa eller lämna nätverket med ett klick.',
      },
    ],
  },
  form: {
    title: 'Gå med i nätverket',
    more: {
      title: 'Berätta mer om vad du gör',
      text: 'Allt är valfritt, men företagen frågar: kompetens, erfarenhet, portfolio.',
    },
    headline: 'Hur presenterar du dig?',
    headlineHint: 'Till exempel: produktdesigner med svaghet för formulär.',
    fields: 'Område',
    skills: 'Kompetens',
    seniority: 'Erfarenhet',
    rate: 'Dagsarvode',
    currency: 'Valuta',
    available: 'Tillgänglig från',
    remote: 'Helst på plats eller på distans?',
    portfolio: 'Portfolio',
    summary: 'Ditt bästa uppdrag hittills, och varför?',
    submit: 'Gå med',
    note: 'Vi tittar på din profil inom tre arbetsdagar, och du får besked oavsett svar.',
  },
};
