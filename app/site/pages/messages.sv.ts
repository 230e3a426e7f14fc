import type { PagesMessages } from './messages.en.ts';

export const pages: PagesMessages = {
  home: {
    name: 'Start',
    title: '{siteName}: rekrytering till fast månadspris',
    description:
      'Vi rekryterar inom tech, go-to-market och kreativa yrken i Norden. Ingen bindningstid, inga provisioner.',
    social: 'Rekrytering som känns som er egen, till fast månadspris.',
  },
  howItWorks: {
    name: 'Så funkar det',
    title: 'Så funkar det: fyra steg på fjorton dagar | {siteName}',
    description:
      'Från första samtalet till påskrivet avtal på fjorton dagar: vad vi gör i vart och ett av de fyra stegen, vad ni gör och vad ni får.',
    social: 'Fyra steg. Fjorton dagar. En ny kollega.',
  },
  pricing: {
    name: 'Priser',
    title: 'Priser: {small}, {medium} eller {large} euro i månaden | {siteName}',
    description:
      'Tre abonnemang med öppna priser. Ingen startavgift, ingen provision, ingen bindningstid. Se vad samma anställningar kostar hos en byrå.',
    social: 'Priset? Det står här.',
  },
  calculator: {
    name: 'Kostnadskalkylator',
    title: 'Hur mycket skulle ni spara på rekryteringen? Kalkylator | {siteName}',
    description:
      'Jämför byrå med provision, egen rekryterare och abonnemang under ett år. Fem frågor, under 2 minuter, utan att lämna e-postadress.',
    social: 'Hur mycket skulle ni spara? Fem frågor, under 2 minuter.',
  },
  membership: {
    name: 'Boka ett samtal',
    title: 'Boka ett samtal: tjugo minuter om er rekrytering | {siteName}',
    description:
      'Boka tjugo minuter om tjänsterna ni behöver tillsätta, eller berätta hur vi når dig så hör vi av oss inom en arbetsdag.',
    social: 'Tjugo minuter om er rekrytering.',
  },
  availableJobs: {
    name: 'Lediga jobb',
    title: 'Lediga jobb inom tech, sälj och design | {siteName}',
    description:
      'Lediga tjänster hos företag i hela Norden, med lönen i annonsen. Sök på under två minuter, utan konto, och följ din ansökan.',
    social: 'Lediga jobb, med lönen i annonsen.',
  },
  candidateBank: {
    name: 'Kandidatbanken',
    title: 'Gå med i kandidatbanken | {siteName}',
    description:
      'Berätta vad du vill jobba med. När ett jobb passar hör vi av oss till dig först. Inget skickas till ett företag utan ditt ja.',
    social: 'Låt rätt jobb hitta dig.',
  },
  freelanceNetwork: {
    name: 'Frilansnätverket',
    title: 'Frilansnätverket: uppdrag på dina villkor | {siteName}',
    description:
      'Din kompetens, ditt arvode, din kalender. Vi hör bara av oss om uppdrag där alla tre stämmer, och hela arvodet är ditt.',
    social: 'Uppdrag på dina villkor. Hela arvodet är ditt.',
  },
  workHere: {
    name: 'Jobba på {siteName}',
    title: 'Jobba på {siteName}: tre lediga tjänster',
    description:
      'Rekryterare med fast lön, högst fyra kunder och tid att svara alla. Vi söker talent hunter, producent inom employer branding och tillväxtspecialist.',
    social: 'Bli en i flocken. Tre platser är lediga.',
  },
  aboutUs: {
    name: 'Om oss',
    title: 'Om oss: vilka vi är, och varför en alpacka | {siteName}',
    description:
      'Rekryterare som tröttnade på provisioner. Hur vi jobbar, vad vi lovar och ansiktena bakom mejlen du får av oss.',
    social: 'En flock, inga provisioner.',
  },
  contact: {
    name: 'Kontakt',
    title: 'Kontakta oss: en människa svarar | {siteName}',
    description:
      'Telefon, mejl eller formulär. En rekryterare läser och svarar inom en arbetsdag, på svenska eller engelska.',
    social: 'En människa svarar.',
  },
  blog: {
    name: 'Blogg',
    title: 'Blogg: vad vi lär oss av att rekrytera | {siteName}',
    description:
      'Artiklar om att anställa i Norden: intervjuer som faktiskt säger något, vad en rekrytering egentligen kostar och annonser som läses till slutet.',
    social: 'Vad vi lär oss av att rekrytera.',
  },
  faq: {
    name: 'Vanliga frågor',
    title: 'Vanliga frågor: raka svar på det du undrar | {siteName}',
    description:
      'Vad kostar det, hur fort går det, vad händer med mitt cv, kan vi säga upp? Frågor från företag, kandidater och frilansare, med svar.',
    social: 'Raka svar på det du undrar.',
  },
  privacyPolicy: {
    name: 'Integritetspolicy',
    title: 'Integritetspolicy | {siteName}',
    description:
      'Vad vi sparar om sökande, kandidater, frilansare och företag, varför, hur länge, och hur du själv ser, ändrar eller raderar det.',
    social: 'Vad vi sparar, varför och hur länge.',
  },
  generalTerms: {
    name: 'Allmänna villkor',
    title: 'Allmänna villkor | {siteName}',
    description:
      'Villkoren för företag som rekryterar med oss, i klartext: tjänster, priser, uppsägning, garanti, personuppgifter. Även tidigare versioner.',
    social: 'Villkoren, i klartext.',
  },
  thankYou: {
    name: 'Tack',
    title: 'Tack | {siteName}',
    description: 'Det här händer när du har skickat något till oss, steg för steg.',
    social: 'Tack! Det här händer nu.',
  },
};
