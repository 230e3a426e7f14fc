import type { FreelanceNetworkMessages } from '../en/freelance-network.ts';

export const freelanceNetwork: FreelanceNetworkMessages = {
  title: 'Uppdrag på dina villkor.',
  lead: 'Dina kunskaper, ditt arvode, din kalender. Vi hör av oss bara när alla tre stämmer, och hela arvodet är ditt.',
  sample: {
    title: 'Så här skriver vi',
    subject: 'Tre dagar i veckan från 3 februari, 9 500 kr om dagen',
    body: 'Hej Ylva. Ett bolag i Malmö med fyrtio anställda behöver någon som bygger om deras introduktion i React. Tolv veckor, på distans, teamet talar engelska. De betalar på trettio dagar. Du sa högst tre dagar i veckan, och det här är precis tre. Intresserad?',
    yes: 'Ja, berätta mer',
    no: 'Nej tack',
    caption: 'Ett exempel. Ett mejl, allt står i det, två knappar.',
  },
  offers: {
    title: 'Det här får du',
    items: [
      { title: 'Hela arvodet', text: 'Du fakturerar företaget direkt. Vi tar inget däremellan.' },
      {
        title: 'Siffror med en gång',
        text: 'Arvode, längd, dagar i veckan och betalningsvillkor står i första mejlet.',
      },
      { title: 'Din kalender bestämmer', text: 'Uppbokad till maj? Då är vi tysta till maj.' },
      {
        title: 'Ingen exklusivitet',
        text: 'Jobba med vem du vill. Ta paus eller gå ur med ett klick.',
      },
    ],
  },
  form: {
    title: 'Gå med i nätverket',
    headline: 'Vad kallar du dig?',
    headlineHint: 'Till exempel: produktdesigner med svaghet för formulär.',
    fields: 'Område',
    skills: 'Kunskaper',
    seniority: 'Erfarenhet',
    rate: 'Dagsarvode',
    currency: 'Valuta',
    available: 'Tillgänglig från',
    remote: 'Helst på plats eller på distans?',
    portfolio: 'Portfolio',
    summary: 'Ditt bästa uppdrag hittills, och varför?',
    submit: 'Gå med',
    note: 'En rekryterare ringer eller skriver inom en vecka. En kvart räcker för att bli bekanta.',
  },
};
