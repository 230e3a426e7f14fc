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
  compare: {
    title: 'Samma anställningar, två fakturor',
    lead: 'Ett år med anställningar på {salary} i månadslön. En byrå med provision tar {percent} % av årslönen per anställning. Vi tar lika mycket varje månad, oavsett lön.',
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
    see: 'Läs villkoren',
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
