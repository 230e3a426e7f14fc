import { keysOf } from '../../../domain/keys-of.ts';
import type { Language } from '../../../domain/language.ts';
import {
  type Assumptions,
  type CalculatorInput,
  calculatorCurrencies,
  defaultAssumptions,
  hiringMethods,
  inputLimits,
  type Scenario,
  scenarios,
} from '../../../domain/leads/calculator.ts';

// A calculation is its query: the fields of the form as a link that reproduces the result.

export type Calculation = {
  input: CalculatorInput;
  assumptions: Assumptions;
  scenario: Scenario;
};

export const assumptionNames = keysOf(defaultAssumptions);

const usual: Record<Language, { salary: number; currency: CalculatorInput['currency'] }> = {
  en: { salary: 4_400, currency: 'EUR' },
  sv: { salary: 50_000, currency: 'SEK' },
};

export function parseCalculation(query: URLSearchParams, language: Language): Calculation {
  const currency =
    parseOption(query.get('currency'), calculatorCurrencies) ?? usual[language].currency;
  const salary = usual[currency === 'SEK' ? 'sv' : 'en'].salary;
  const number = (name: string, [min, max]: readonly [number, number], otherwise: number) =>
    clamp(toNumber(query.get(name), max) ?? otherwise, min, max);

  const assumptions = { ...defaultAssumptions };
  for (const name of assumptionNames) {
    assumptions[name] = number(name, limits[name], defaultAssumptions[name]);
  }
  return {
    input: {
      hiresPerYear: Math.round(number('hires', inputLimits.hiresPerYear, 6)),
      monthlySalary: number('salary', inputLimits.monthlySalary, salary),
      currency,
      hiringToday: parseOption(query.get('today'), hiringMethods) ?? 'agency',
      daysToHire: Math.round(number('days', inputLimits.daysToHire, 45)),
    },
    assumptions,
    scenario: parseOption(query.get('scenario'), scenarios) ?? 'expected',
  };
}

/** Renders a calculation as its query, without assumptions that have their default value. */
export function renderCalculation({ input, assumptions, scenario }: Calculation): string {
  const query = new URLSearchParams({
    hires: String(input.hiresPerYear),
    salary: String(input.monthlySalary),
    currency: input.currency,
    today: input.hiringToday,
    days: String(input.daysToHire),
  });
  if (scenario !== 'expected') query.set('scenario', scenario);
  for (const name of assumptionNames) {
    if (assumptions[name] !== defaultAssumptions[name]) query.set(name, String(assumptions[name]));
  }
  return String(query);
}

const limits: Record<keyof Assumptions, [number, number]> = {
  agencyFeePercent: [10, 35],
  employerFeePercent: [0, 100],
  pensionPercent: [0, 100],
  pensionTaxPercent: [0, 100],
  recruiterMonthlyPay: [1, 1_000_000],
  toolsAndAdvertisingPerYear: [0, 10_000_000],
  hiresPerRecruiter: [1, 200],
  agencySharePercent: [0, 100],
  sekPerEur: [1, 100],
};

const currencySigns = /\s|['’€%]|kr|sek|eur/gi;
const inThousands = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

/**
 * Parses a typed number with the separators of either language: "4,400" and "4.400" are thousands, unless that exceeds
 * the maximum.
 */
export function toNumber(
  value: string | null | undefined,
  max = Number.POSITIVE_INFINITY,
): number | undefined {
  const text = value?.replace(currencySigns, '');
  if (!text) return undefined;
  const whole = inThousands.test(text) ? Number(text.replace(/[.,]/g, '')) : undefined;
  if (whole !== undefined && whole <= max) return whole;
  // If there are two different separators, the last one is the decimal separator.
  const separatorIndex = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const number = Number(
    separatorIndex < 0
      ? text
      : `${text.slice(0, separatorIndex).replace(/[.,]/g, '')}.${text.slice(separatorIndex + 1)}`,
  );
  return Number.isFinite(number) ? number : undefined;
}

/**
 * Formats a number for its field: without spaces, so that it is easy to edit, and with the decimal separator of the
 * language.
 */
export function withDecimalSign(figure: string, language: Language): string {
  return language === 'sv' ? figure.replace('.', ',') : figure;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function parseOption<T extends string>(value: string | null, options: readonly T[]): T | undefined {
  return options.find((option) => option === value);
}
