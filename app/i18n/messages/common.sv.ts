import type { CommonMessages } from './common.en.ts';
import { session } from './session.sv.ts';

export const common: CommonMessages = {
  skipToContent: 'Hoppa till innehållet',
  textLimit: {
    counter: '{count} av {max} tecken',
    over: 'För långt: {count} av högst {max} tecken. Korta ner texten lite.',
  },
  bookACall: 'Boka ett samtal',
  readCase: 'Läs kundcaset',
  opensInNewTab: 'öppnas i en ny flik',
  tagline: 'Er rekryteringsavdelning som abonnemang, för team inom tech, GTM och kreativa yrken.',
  homeLabel: '{siteName}, startsida',
  breadcrumbs: 'Brödsmulor',
  home: 'Start',
  mainMenu: 'Huvudmeny',
  openMenu: 'Meny',
  closeMenu: 'Stäng menyn',
  language: 'Språk',
  loggedIn: 'Inloggad',
  signOut: 'Logga ut',
  services: {
    title: 'Tjänster',
    howItWorks: { label: 'Så funkar det', hint: 'Fyra steg på fjorton dagar' },
    pricing: { label: 'Priser', hint: 'Tre abonnemang, öppna priser' },
    calculator: { label: 'Kostnadskalkylator', hint: 'Räkna ut besparingen på 2 minuter' },
  },
  career: {
    title: 'Karriär',
    workHere: { label: 'Jobba på {siteName}', hint: 'Bli en i flocken' },
    jobs: { label: 'Lediga jobb', hint: 'Jobb hos våra kunder' },
    freelance: { label: 'Frilansnätverket', hint: 'Uppdrag på dina villkor' },
    candidates: { label: 'Kandidatbanken', hint: 'Låt rätt jobb hitta dig' },
  },
  company: {
    title: 'Företaget',
    about: { label: 'Om oss', hint: 'Vilka vi är, och varför en alpacka' },
    contact: { label: 'Kontakta oss', hint: 'En människa svarar' },
    blog: { label: 'Blogg', hint: 'Vad vi lär oss av att rekrytera' },
    faq: { label: 'Vanliga frågor', hint: 'Raka svar på det du undrar' },
  },
  footer: {
    landmark: 'Sidfot',
    privacy: 'Integritetspolicy',
    terms: 'Allmänna villkor',
    social: '{siteName} på LinkedIn',
    closing: 'En tjänst att tillsätta? Ge oss tjugo minuter.',
    call: 'Ring {phone}',
    organisationNumber: 'Org.nr {number}',
    fTax: 'Godkänd för F-skatt',
    audiences: {
      applicant: {
        closing: 'Inte rätt jobb? Låt det rätta hitta dig.',
        action: 'Gå med i kandidatbanken',
      },
      candidate: {
        closing: 'Vill du hellre leta själv? Här finns alla lediga jobb.',
        action: 'Se lediga jobb',
      },
      freelancer: {
        closing: 'Funderar du på en fast tjänst i stället?',
        action: 'Se lediga jobb',
      },
      recipient: {
        closing: 'Undrar du över något? En människa svarar.',
        action: 'Kontakta oss',
      },
      reviewer: {
        closing: 'Frågor om någon på listan? Hör av er.',
        action: 'Kontakta oss',
      },
    },
    copyright: '© {years} {siteName}. Alla rättigheter förbehållna.',
  },
  loading: {
    page: 'Vi förbereder din alpackaupplevelse...',
    label: 'Laddar',
    offline: 'Du är offline. Sidan öppnas så fort du är uppkopplad igen.',
  },
  notFound: {
    title: 'Den här sidan har rymt ur hagen',
    text: 'Vi har letat överallt. Länken kan vara gammal, eller adressen felstavad.',
    home: 'Till startsidan',
    jobs: 'Se lediga jobb',
  },
  session,
  error: {
    title: 'Hoppsan! Något gick fel',
    text: 'Alpackan blev lite förvirrad. Ingen fara, det här löser vi!',
    refresh: 'Ladda om sidan',
    retry: 'Försök igen',
    support: 'Händer det igen? Hör av dig till {email}.',
  },
};
