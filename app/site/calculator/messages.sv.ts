import { assumptionMessages, hiringMessages } from '../../../domain/leads/calculator-messages.ts';
import type { CalculatorMessages } from './messages.en.ts';

export const calculator: CalculatorMessages = {
  title: 'Hur mycket skulle ni spara?',
  picture: 'En alpacka i glasögon som räknar på en kulram',
  lead: 'Fem frågor, under 2\u00a0minuter. Du får resultatet direkt, utan att lämna din e-\u2060postadress.',
  questions: {
    title: 'Er rekrytering',
    hires: 'Anställningar per år',
    salary: 'Genomsnittlig månadslön',
    currency: 'Valuta',
    today: 'Hur rekryterar ni i dag?',
    ways: hiringMessages.sv,
    fee: 'Byråns provision, % av årslönen',
    days: 'Dagar från behov till påskrivet avtal',
    submit: 'Räkna ut',
  },
  scenario: {
    label: 'Uppskattning',
    low: 'Låg',
    expected: 'Trolig',
    high: 'Hög',
    hint: 'Låg och hög räknar med olika provision ({lowFee} och {highFee} %) och olika kostnad för verktyg och annonser ({lowTools} och {highTools}).',
  },
  result: {
    save: 'Ni skulle spara',
    cost: 'Det skulle kosta er',
    perYear: 'per år, jämfört med hur ni rekryterar i dag',
    more: 'mer per år än i dag',
    dearer:
      'Med så få anställningar blir ett abonnemang dyrare än i dag. Brytpunkten ligger vid {hires} anställningar per år.',
    neverEven:
      'Med de här siffrorna lönar sig inte ett abonnemang. Då är ett uppdrag till fast pris bättre.',
    plan: 'Rekommenderat abonnemang',
    planText: '{plan}, {price} i månaden',
    severalPlans: '{count} × {plan}, {price} i månaden',
    project: 'Eller tillsätt en tjänst i taget, till fast pris.',
    days: 'Tjänsterna står tomma {days} färre dagar per år, om varje rekrytering tar {ours} dagar.',
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
    both: 'Båda, som i dag',
  },
  assumptions: {
    title: 'Alla antaganden',
    lead: 'Ändra det ni vet bättre, så räknar vi om direkt.',
    reset: 'Återställ',
    source: 'Källa',
    items: assumptionMessages.sv,
  },
  share: {
    title: 'Dela',
    text: 'Den här länken öppnar samma kalkyl.',
    label: 'Länk till kalkylen',
    copy: 'Kopiera länk',
    copied: 'Kopierad',
    print: 'Skriv ut',
  },
  send: {
    title: 'Mejla den till mig',
    lead: 'Alla siffror, alla antaganden och länken i ett mejl som du kan skicka vidare.',
    submit: 'Skicka',
    note: 'Bara ett mejl. En rekryterare kan höra av sig en gång.',
  },
};
