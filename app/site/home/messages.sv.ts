import type { HomeMessages } from './messages.en.ts';

export const home: HomeMessages = {
  meta: {
    title: '{siteName}: rekrytering till fast månadspris',
    description:
      'Vi rekryterar inom tech, go-to-market och kreativa yrken i Norden, från {price} i månaden. Ingen bindningstid, inga provisioner.',
  },
  hero: {
    title: 'Rekrytering som känns som er egen, till fast månadspris.',
    lead: 'Tech, go-to-market och kreativa yrken i hela Norden. Ett team på er sida som letar tills tjänsten är tillsatt.',
    call: 'Ring {phone}',
    facts: {
      price: 'Från {price} i månaden',
      binding: 'Ingen bindningstid',
      fees: 'Inga provisioner',
    },
    picture: 'En alpacka i aprikosfärgad halsduk som spanar ut över kullarna',
  },
  customers: {
    title: 'Företag som rekryterar med oss',
    pause: 'Pausa logotyperna',
    play: 'Låt logotyperna rulla',
  },
  options: {
    title: 'Två sätt att jobba med oss',
    how: 'Se hur det går till',
    allPrices: 'Se vad som ingår',
    project: {
      title: 'Rekrytering per uppdrag',
      lead: 'En tjänst, från behov till påskrivet avtal.',
      price: 'Ett pris, bestämt innan vi börjar',
      points: {
        delivery: { title: 'Snabb leverans', text: 'de första kandidaterna inom en vecka' },
        commitment: { title: 'Ingen bindning', text: 'när tjänsten är tillsatt är vi klara' },
        price: { title: 'Fast pris', text: 'oavsett var lönen landar' },
      },
    },
    ongoing: {
      title: 'Löpande rekrytering',
      lead: 'Ert eget rekryteringsteam, till fast månadskostnad.',
      price: '{small}, {medium} eller {large} i månaden',
      points: {
        searches: { title: 'Obegränsat antal rekryteringar', text: 'en, två eller fem åt gången' },
        delivery: { title: 'Snabbast leverans', text: 'vi känner redan ert team' },
        costs: { title: 'Förutsägbara kostnader', text: 'samma faktura varje månad' },
        team: { title: 'En del av teamet', text: 'i era kanaler och på era möten' },
      },
    },
  },
  calculator: {
    title: 'Hur mycket skulle ni spara?',
    text: 'Fem frågor, under 2\u00a0minuter. Du får resultatet direkt, utan att lämna din e-\u2060postadress.',
    open: 'Öppna kalkylatorn',
    caption: 'Ett år, sex anställningar med {salary} i månadslön',
    saving: 'Så mycket mindre än en byrå, på ett år',
    agency: 'Byrå med provision',
    inHouse: 'Egen rekryterare',
    plan: '{siteName} {plan}',
  },
  figures: {
    title: 'Resultat hittills',
    hires: {
      text: 'anställningar',
      definition:
        'Personer som våra kunder har anställt genom oss, räknade när avtalet är påskrivet.',
    },
    daysToShortlist: {
      text: 'dagar till slutkandidater',
      definition:
        'Median, från att annonsen publiceras tills de första personerna finns i kundens länk.',
    },
    keptPercent: {
      text: 'är kvar efter sex månader',
      definition:
        'Av dem som anställdes genom oss för minst ett halvår sedan, enligt deras arbetsgivare.',
    },
  },
  jobs: {
    title: 'Söker du jobb?',
    text: 'Lönen står i annonsen, och alla får svar.',
    count: { one: '1 ledigt jobb', other: '{count} lediga jobb' },
  },
  testimonials: {
    title: 'Det här säger våra kunder',
  },
};
