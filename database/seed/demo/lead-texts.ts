import type { CalculatorInput } from '../../../domain/leads/calculator.ts';
import type { Bilingual } from '../content/rows.ts';

export type Lead = {
  company: string;
  source: 'membership' | 'contact' | 'calculator';
  plan: 'small' | 'medium' | 'large' | 'project' | null;
  roles?: Bilingual;
  message?: Bilingual;
  calculation?: CalculatorInput;
};

const calculated = (
  company: string,
  plan: Lead['plan'],
  hiresPerYear: number,
  monthlySalary: number,
  hiringToday: CalculatorInput['hiringToday'],
): Lead => ({
  company,
  source: 'calculator',
  plan,
  calculation: { hiresPerYear, monthlySalary, currency: 'SEK', hiringToday, daysToHire: 48 },
});

export const leads: readonly Lead[] = [
  {
    company: 'Solvarv Energi',
    source: 'membership',
    plan: 'medium',
    roles: {
      en: 'Two backend developers, one product designer',
      sv: 'Två backendutvecklare, en produktdesigner',
    },
    message: {
      en: 'None of the times in the calendar worked for us. Mornings are best, from nine.',
      sv: 'Ingen tid i kalendern passade oss. Förmiddagar är bäst, från nio.',
    },
  },
  {
    company: 'Kattegatt Livs',
    source: 'membership',
    plan: 'small',
    roles: { en: 'A head of e-commerce', sv: 'En e-handelschef' },
  },
  calculated('Lyktan Hälsa', 'medium', 8, 52_000, 'agency'),
  {
    company: 'Tärnö Rederi',
    source: 'contact',
    plan: null,
    message: {
      en: 'Do you also recruit in Finland? We’re opening an office in Turku after the summer.',
      sv: 'Rekryterar ni även i Finland? Vi öppnar kontor i Åbo efter sommaren.',
    },
  },
  calculated('Frostmark Robotik', 'large', 18, 58_000, 'both'),
  {
    company: 'Pilträd Förlag',
    source: 'membership',
    plan: 'project',
    roles: { en: 'One art director', sv: 'En art director' },
    message: {
      en: 'Our last agency took ten weeks and found nobody. We need someone before our autumn list.',
      sv: 'Vår förra byrå tog tio veckor på sig och hittade ingen. Vi behöver någon före höstlistan.',
    },
  },
  {
    company: 'Norrhamn Data',
    source: 'membership',
    plan: 'large',
    roles: { en: 'A team of six for a new product', sv: 'Ett team på sex för en ny produkt' },
  },
  calculated('Bokbryggan', 'small', 3, 41_000, 'agency'),
  {
    company: 'Väderkvarn Studios',
    source: 'contact',
    plan: null,
    message: {
      en: 'Can your recruiters work inside our own tools? We’d like applicants to only see our brand.',
      sv: 'Kan era rekryterare arbeta i våra egna verktyg? Vi vill att sökande bara möter vårt varumärke.',
    },
  },
  {
    company: 'Glimra Betal',
    source: 'membership',
    plan: 'medium',
    roles: {
      en: 'Compliance lead and two account executives',
      sv: 'Complianceansvarig och två säljare',
    },
  },
  calculated('Torsvik Mobil', 'medium', 6, 46_000, 'in-house'),
  {
    company: 'Havtorn Mat',
    source: 'membership',
    plan: 'small',
    roles: { en: 'A marketing coordinator', sv: 'En marknadskoordinator' },
    message: {
      en: 'We’re eleven people and have never used a recruiter. Where do we start?',
      sv: 'Vi är elva personer och har aldrig rekryterat via någon. Var börjar vi?',
    },
  },
  calculated('Isudden Försäkring', 'large', 22, 49_500, 'both'),
  {
    company: 'Trädgårdslabbet',
    source: 'contact',
    plan: null,
    message: {
      en: 'What happens if the person you find leaves after a month?',
      sv: 'Vad händer om personen ni hittar slutar efter en månad?',
    },
  },
  {
    company: 'Månstad Arkitekter',
    source: 'membership',
    plan: 'project',
    roles: { en: 'A visualisation artist', sv: 'En visualiserare' },
  },
  calculated('Rönnbär Media', 'small', 2, 39_000, 'agency'),
];
