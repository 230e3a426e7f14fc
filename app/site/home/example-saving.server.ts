import type { Language } from '../../../domain/language.ts';
import { type CalculatorInput, calculateSavings } from '../../../domain/leads/calculator.ts';
import type { PlanName } from '../../../domain/leads/plan.ts';
import { formatMoney } from '../../i18n/format.ts';

export type SavingBar = {
  way: 'agency' | 'inHouse' | 'plan';
  amount: string;
  /** Length in percent of the longest bar. */
  share: number;
};

/** An amount in three parts: the leading digits count up. */
export type CountedAmount = { before: string; counted: number; after: string };

export type ExampleSaving = {
  salary: string;
  plan: PlanName;
  bars: SavingBar[];
  /** Saving of the plan compared with an agency. */
  saved: CountedAmount;
};

const example = { hiresPerYear: 6, hiringToday: 'agency', daysToHire: 45 } as const;

const inputs: Record<Language, CalculatorInput> = {
  en: { ...example, currency: 'EUR', monthlySalary: 4_400 },
  sv: { ...example, currency: 'SEK', monthlySalary: 50_000 },
};

/** Runs the calculator's model on an example company. */
export function exampleSaving(language: Language): ExampleSaving {
  const input = inputs[language];
  const { yearly, plan } = calculateSavings(input);
  const maxCost = Math.max(yearly.agency, yearly.inHouse, yearly.plan);
  const toBar = (way: SavingBar['way']): SavingBar => ({
    way,
    amount: formatMoney(roundToHundreds(yearly[way]), input.currency, language),
    share: Math.round((yearly[way] / maxCost) * 100),
  });

  return {
    salary: formatMoney(input.monthlySalary, input.currency, language),
    plan: plan.name,
    bars: [toBar('agency'), toBar('inHouse'), toBar('plan')],
    saved: splitAmount(
      formatMoney(roundToHundreds(yearly.agency - yearly.plan), input.currency, language),
    ),
  };
}

/** Both languages group by thousands, so the leading digits are one group. */
function splitAmount(amount: string): CountedAmount {
  const [, before = '', counted = '', after = ''] = /^(\D*)(\d+)(.*)$/.exec(amount) ?? [];
  return { before, counted: Number(counted), after };
}

function roundToHundreds(amount: number): number {
  return Math.round(amount / 100) * 100;
}
