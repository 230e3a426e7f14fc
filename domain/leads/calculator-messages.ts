import type { Language } from '../language.ts';
import type { Assumptions, HiringToday } from './calculator.ts';

// Texts that the calculator's page and its mail share.

type AssumptionMessages = Record<
  keyof Assumptions,
  { label: string; unit: string; source: string }
>;

export const assumptionMessages: Record<Language, AssumptionMessages> = {
  en: {
    agencyFeePercent: {
      label: 'Agency success fee',
      unit: '% of annual salary',
      source:
        'Most Nordic agencies charge two to three monthly salaries, 16.7 to 25% of annual salary.',
    },
    recruiterMonthlyPay: {
      label: 'In-house recruiter salary',
      unit: 'SEK per month',
      source: 'Average monthly salary of a recruiter in Sweden.',
    },
    employerFeePercent: {
      label: 'Employer contributions',
      unit: '%',
      source: 'Swedish employer contributions, full rate (Skatteverket).',
    },
    pensionPercent: {
      label: 'Occupational pension',
      unit: '%',
      source: 'Occupational pension below the ceiling, common collective agreement level.',
    },
    pensionTaxPercent: {
      label: 'Pension tax',
      unit: '%',
      source: 'Swedish special payroll tax on pension premiums (Skatteverket).',
    },
    toolsAndAdvertisingPerYear: {
      label: 'Tools and advertising',
      unit: 'SEK per year',
      source: 'Our estimate: sourcing licences, applicant tracking, job ads.',
    },
    hiresPerRecruiter: {
      label: 'Hires per recruiter',
      unit: 'per year',
      source: 'Our estimate, equal to the top of the Large plan.',
    },
    agencySharePercent: {
      label: 'Share of hires through agencies, if you use both',
      unit: '%',
      source: 'Our estimate: half of the hires.',
    },
    sekPerEur: {
      label: 'Exchange rate',
      unit: 'SEK per EUR',
      source: 'Rounded exchange rate.',
    },
  },
  sv: {
    agencyFeePercent: {
      label: 'Byråns provision',
      unit: '% av årslönen',
      source: 'Nordiska byråer tar oftast två till tre månadslöner, 16,7 till 25 % av årslönen.',
    },
    recruiterMonthlyPay: {
      label: 'Lön för en egen rekryterare',
      unit: 'kr per månad',
      source: 'Genomsnittlig månadslön för rekryterare i Sverige.',
    },
    employerFeePercent: {
      label: 'Arbetsgivaravgift',
      unit: '%',
      source: 'Full arbetsgivaravgift i Sverige (Skatteverket).',
    },
    pensionPercent: {
      label: 'Tjänstepension',
      unit: '%',
      source: 'Tjänstepension under taket, vanlig nivå i kollektivavtal.',
    },
    pensionTaxPercent: {
      label: 'Löneskatt på pensionen',
      unit: '%',
      source: 'Särskild löneskatt på pensionskostnader (Skatteverket).',
    },
    toolsAndAdvertisingPerYear: {
      label: 'Verktyg och annonser',
      unit: 'kr per år',
      source: 'Egen uppskattning: sökverktyg, rekryteringssystem, platsannonser.',
    },
    hiresPerRecruiter: {
      label: 'Anställningar en rekryterare hinner med',
      unit: 'per år',
      source: 'Egen uppskattning, samma som taket i Large.',
    },
    agencySharePercent: {
      label: 'Andel via byrå, om ni använder båda',
      unit: '%',
      source: 'Egen uppskattning: hälften av anställningarna.',
    },
    sekPerEur: {
      label: 'Växelkurs',
      unit: 'kr per euro',
      source: 'Avrundad växelkurs.',
    },
  },
};

export const hiringMessages: Record<Language, Record<HiringToday, string>> = {
  en: { agency: 'Success-fee agency', 'in-house': 'In-house recruiter', both: 'Both' },
  sv: { agency: 'Byrå med provision', 'in-house': 'Egen rekryterare', both: 'Båda' },
};

/** The ways of hiring, worded for the inside of a sentence in the mail. */
export const hiringPhrases: Record<Language, Record<HiringToday, string>> = {
  en: {
    agency: 'through a success-fee agency',
    'in-house': 'with an in-house recruiter',
    both: 'with an agency and an in-house recruiter',
  },
  sv: {
    agency: 'via byrå med provision',
    'in-house': 'med egen rekryterare',
    both: 'med både byrå och egen rekryterare',
  },
};
