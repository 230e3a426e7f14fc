import type { CalculatorMessages } from '../en/calculator.ts';

export const calculator: CalculatorMessages = {
  title: 'Hur mycket skulle ni spara?',
  lead: 'Fem frågor, under 2 minuter. Resultatet får du direkt, utan att lämna din e‑post.',
  questions: {
    title: 'Er rekrytering',
    hires: 'Anställningar om året',
    salary: 'Genomsnittlig månadslön',
    currency: 'Valuta',
    today: 'Hur rekryterar ni i dag?',
    ways: { agency: 'Byrå med provision', 'in-house': 'Egen rekryterare', both: 'Både och' },
    fee: 'Byråns provision, i % av årslönen',
    days: 'Dagar från behov till påskrivet avtal',
    submit: 'Räkna ut',
  },
  scenario: {
    label: 'Uppskattning',
    low: 'Låg',
    expected: 'Trolig',
    high: 'Hög',
    hint: 'Låg och hög ändrar byråns provision ({lowFee} och {highFee} %) och vad verktyg och annonser kostar ({lowTools} och {highTools} kr).',
  },
  result: {
    save: 'Ni skulle spara',
    cost: 'Det skulle kosta er',
    perYear: 'om året, jämfört med hur ni rekryterar i dag',
    more: 'mer om året än i dag',
    dearer:
      'Vid så få anställningar är ett abonnemang dyrare än det ni gör i dag. Det jämnar ut sig vid {hires} anställningar om året.',
    neverEven:
      'Med de här siffrorna jämnar ett abonnemang aldrig ut sig. Då är ett uppdrag till fast pris bättre.',
    plan: 'Abonnemang som passar',
    planText: '{plan}, {price} i månaden',
    severalPlans: '{count} × {plan}, {price} i månaden',
    project: 'Eller ta tjänsterna en och en, till fast pris för varje.',
    days: 'Tomma stolar: {days} färre dagar om året, om varje rekrytering tar {ours} dagar.',
    sameDays: 'Era rekryteringar går redan lika fort som våra.',
  },
  table: {
    caption: 'Kostnad under ett år',
    way: 'Alternativ',
    year: 'Per år',
    hire: 'Per anställning',
    agency: 'Byrå med provision',
    inHouse: 'Egen rekryterare',
    plan: '{siteName} {plan}',
    today: 'i dag',
    both: 'Både och, som i dag',
  },
  assumptions: {
    title: 'Antagandena, allihop',
    lead: 'Ändra det ni vet bättre. Resultatet följer med.',
    reset: 'Tillbaka till våra',
    source: 'Källa',
    items: {
      agencyFeePercent: {
        label: 'Byråns provision',
        unit: '% av årslönen',
        source: 'Nordiska byråer tar oftast två till tre månadslöner, 16,7 till 25 % av årslönen.',
      },
      recruiterMonthlyPay: {
        label: 'Lön för en egen rekryterare',
        unit: 'kr i månaden',
        source: 'Genomsnittlig månadslön för rekryterare i Sverige.',
      },
      employerFeePercent: {
        label: 'Arbetsgivaravgift',
        unit: '%',
        source: 'Svenska arbetsgivaravgifter, full nivå (Skatteverket).',
      },
      pensionPercent: {
        label: 'Tjänstepension',
        unit: '%',
        source: 'Tjänstepension under taket, vanlig nivå i kollektivavtal.',
      },
      pensionTaxPercent: {
        label: 'Skatt på pensionen',
        unit: '%',
        source: 'Särskild löneskatt på pensionskostnader (Skatteverket).',
      },
      toolsAndAdvertisingPerYear: {
        label: 'Verktyg och annonser',
        unit: 'kr om året',
        source: 'Egen uppskattning: sökverktyg, rekryteringssystem, platsannonser.',
      },
      hiresPerRecruiter: {
        label: 'Anställningar en rekryterare hinner med',
        unit: 'om året',
        source: 'Egen uppskattning, lika med det mesta som ryms i Large.',
      },
      agencySharePercent: {
        label: 'Andel som går till byråer, om ni gör både och',
        unit: '%',
        source: 'Egen uppskattning: hälften av anställningarna.',
      },
      sekPerEur: {
        label: 'Växelkurs',
        unit: 'kr per euro',
        source: 'Avrundad växelkurs.',
      },
    },
  },
  share: {
    title: 'Dela',
    text: 'Den här länken öppnar samma kalkyl.',
    label: 'Länk till kalkylen',
    copy: 'Kopiera länken',
    copied: 'Kopierad',
    print: 'Skriv ut',
  },
  send: {
    title: 'Mejla den till mig',
    lead: 'Alla siffror och länken, i ett mejl som går att skicka vidare.',
    submit: 'Skicka',
    note: 'Ett mejl. En rekryterare kan höra av sig en gång.',
  },
};
