import type { PricingMessages } from './messages.en.ts';

export const pricing: PricingMessages = {
  title: 'Priset? Det står här.',
  lead: 'Tre abonnemang, samma faktura varje månad. Säg upp när ni vill: abonnemanget löper ut med den månad ni har betalat.',
  perMonth: 'i månaden, exklusive moms',
  searches: { one: '1 rekrytering åt gången', other: '{count} rekryteringar åt gången' },
  volume: '{from}–{to} anställningar per år',
  perHire: 'ungefär {amount} per anställning, vid {count} per år',
  plans: {
    Small: { for: 'För team som anställer då och då och vill att det blir rätt varje gång.' },
    Medium: { for: 'För bolag som växer och anställer nästan varje månad.' },
    Large: { for: 'För hela nya team, kontor eller marknader.' },
  },
  approximately: '≈ {amount}',
  picture: 'En alpacka med ett långt kvitto i munnen; summan är densamma på varje rad',
  popular: 'Vanligast',
  includes: {
    title: 'Det här ingår alltid',
    items: [
      'En egen rekryterare, i era kanaler och på ert måndagsmöte',
      'Så många rekryteringar ni vill, en efter en',
      'Annonser på svenska och engelska',
      'Sökning bland kandidater som inte letar jobb',
      'Strukturerade intervjuer med anteckningar ni får läsa',
      'En privat länk till slutkandidaterna, för hela teamet',
      'Svar till varje sökande, i ert namn',
      'Paus i upp till tre månader om året',
    ],
  },
  invoice: {
    picture:
      'En faktura för oktober: abonnemanget, två anställningar utan extra kostnad och summan',
    title: 'Faktura',
    month: 'Oktober',
    lines: {
      plan: 'Abonnemang Medium',
      firstHire: 'Anställd: backendutvecklare',
      secondHire: 'Anställd: key account manager',
    },
    total: 'Summa exkl. moms',
    next: 'November: samma igen',
    caption: 'En månad med två anställningar. En månad utan kostar lika mycket.',
  },
  ways: {
    title: 'Tre sätt att rekrytera, sida vid sida',
    lead: 'Så skiljer de sig åt, räknat på sex anställningar per år med {salary} i månadslön.',
    names: { agency: 'Byrå med provision', inHouse: 'Egen rekryterare', ours: '{siteName}' },
    rows: {
      cost: {
        label: 'Kostnad',
        agency: '{percent}\u00a0% av årslönen per anställning: ungefär {agency} om året',
        inHouse: 'Lön, sociala avgifter, verktyg och annonser: ungefär {inHouse} om året',
        ours: 'Abonnemang {plan}: {ours} om året, oavsett löner',
      },
      time: {
        label: 'Tid till anställning',
        agency: 'Veckor till månader, vid sidan av byråns andra kunder',
        inHouse: 'Börjar när ni har anställt rekryteraren',
        ours: '{days} dagar från första samtalet till påskrivet avtal',
      },
      lockIn: {
        label: 'Bindningstid',
        agency: 'Ofta ensamrätt tills tjänsten är tillsatt',
        inHouse: 'En tillsvidareanställning med uppsägningstid',
        ours: 'Ingen. Löper ut med den månad ni har betalat',
      },
      guarantee: {
        label: 'Om anställningen inte håller',
        agency: 'Oftast ett nytt försök, inom några månader',
        inHouse: 'Ni börjar om på egen bekostnad',
        ours: 'En ny rekrytering utan extra kostnad; i uppdrag inom sex månader',
      },
      candidates: {
        label: 'Vem som behåller kandidaterna',
        agency: 'Byrån. Anställer ni någon senare betalar ni igen',
        inHouse: 'Ni',
        ours: 'Ni, även när ni har slutat hos oss',
      },
    },
  },
  compare: {
    title: 'Samma anställningar, två fakturor',
    lead: 'Ett år med anställningar på {salary} i månadslön. En byrå med provision tar {percent}\u00a0% av årslönen per anställning. Vi tar lika mycket varje månad, oavsett lön.',
    caption: 'Kostnad under ett år',
    hires: '{count} anställningar',
    plan: 'Abonnemang',
    agency: 'Byrå med provision',
    ours: '{siteName}',
    difference: 'Ni sparar',
    open: 'Räkna med era egna siffror',
  },
  project: {
    title: 'Bara en tjänst?',
    text: 'Rekrytering per uppdrag: en tjänst, ett fast pris som vi kommer överens om innan vi börjar och ingen bindning efteråt. Hälften vid start, hälften när avtalet är påskrivet. Håller inte anställningen i sex månader gör vi om rekryteringen en gång utan kostnad.',
    fromPrice: 'Från {price}',
    perRole: 'per tjänst, exklusive moms',
    readTerms: 'Läs villkoren',
  },
  questions: {
    title: 'Vanliga frågor om priset',
    items: [
      {
        question: 'Vad händer om vi inte anställer någon på en månad?',
        answer:
          'Ta paus. Upp till tre hela månader om året, utan avgift. Eller använd tiden: vi kan börja leta kandidater till nästa tjänst.',
      },
      {
        question: 'Tillkommer någon start- eller slutavgift?',
        answer:
          'Nej. Ingen startavgift, ingen provision, ingen andel av lönen. Resor och externa tester debiteras till självkostnad, och bara om ni har sagt ja i förväg.',
      },
      {
        question: 'Kan vi byta abonnemang?',
        answer:
          'Ja, från en månad till nästa, uppåt eller nedåt. Rekryteraren är densamma, och allt vi vet om er finns kvar.',
      },
      {
        question: 'Vad händer med kandidaterna om vi slutar?',
        answer:
          'De är era. Ni får anställa alla vi har presenterat, under tiden eller när som helst efteråt, utan att betala igen.',
      },
    ],
    all: 'Alla frågor och svar',
  },
};
