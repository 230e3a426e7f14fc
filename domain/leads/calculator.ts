import type { Enums } from '../database.types.ts';
import { findPlanFor, type Plan } from './plan.ts';

export const calculatorCurrencies = ['SEK', 'EUR'] as const satisfies readonly Enums<'currency'>[];
export const hiringMethods = ['agency', 'in-house', 'both'] as const;
export const scenarios = ['low', 'expected', 'high'] as const;

export type Currency = (typeof calculatorCurrencies)[number];
export type HiringToday = (typeof hiringMethods)[number];
export type Scenario = (typeof scenarios)[number];

export type CalculatorInput = {
  hiresPerYear: number;
  /** Average gross monthly salary of a new hire, in `currency`. */
  monthlySalary: number;
  currency: Currency;
  hiringToday: HiringToday;
  daysToHire: number;
};

/** The smallest and the largest value that the form accepts. */
export const inputLimits = {
  hiresPerYear: [1, 500],
  monthlySalary: [1, 10_000_000],
  daysToHire: [1, 1000],
} as const;

/** Amounts are in SEK, shares in percent. */
export type Assumptions = {
  agencyFeePercent: number;
  employerFeePercent: number;
  pensionPercent: number;
  pensionTaxPercent: number;
  recruiterMonthlyPay: number;
  toolsAndAdvertisingPerYear: number;
  hiresPerRecruiter: number;
  /** Share of hires made through agencies, for a company that uses both. */
  agencySharePercent: number;
  sekPerEur: number;
};

export const defaultAssumptions: Assumptions = {
  agencyFeePercent: 20,
  employerFeePercent: 31.42,
  pensionPercent: 4.5,
  pensionTaxPercent: 24.26,
  recruiterMonthlyPay: 49_900,
  toolsAndAdvertisingPerYear: 60_000,
  hiresPerRecruiter: 25,
  agencySharePercent: 50,
  sekPerEur: 11.3,
};

/** Assumptions that the low and the high estimate of today's cost override. */
export const scenarioOverrides: Record<Scenario, Partial<Assumptions>> = {
  low: { agencyFeePercent: 16.7, toolsAndAdvertisingPerYear: 30_000 },
  expected: {},
  high: { agencyFeePercent: 25, toolsAndAdvertisingPerYear: 90_000 },
};

export const ourDaysToHire = 14;

export type CalculatorResult = {
  currency: Currency;
  plan: Plan;
  /** Number of subscriptions needed; more than one only above the largest plan. */
  planCount: number;
  /** Cost of one year in `currency`. */
  yearly: { agency: number; inHouse: number; today: number; plan: number };
  /** Positive if the plan is cheaper than today's hiring, negative if it is more expensive. */
  saving: number;
  /** Fewest hires per year for which the plan is not more expensive than today's hiring. */
  breakEvenHires: number | undefined;
  vacantDaysSaved: number;
};

/** Returns the assumptions that a scenario uses. */
export function assumptionsOf(assumptions: Assumptions, scenario: Scenario): Assumptions {
  return { ...assumptions, ...scenarioOverrides[scenario] };
}

export function calculateSavings(
  input: CalculatorInput,
  assumptions: Assumptions = defaultAssumptions,
  scenario: Scenario = 'expected',
): CalculatorResult {
  const scenarioAssumptions = assumptionsOf(assumptions, scenario);
  const yearly = yearlyCosts(input, scenarioAssumptions);
  const plan = findPlanFor(input.hiresPerYear);
  return {
    currency: input.currency,
    plan,
    planCount: countPlans(input.hiresPerYear, plan),
    yearly,
    saving: yearly.today - yearly.plan,
    breakEvenHires: findBreakEven(input, scenarioAssumptions),
    vacantDaysSaved: input.hiresPerYear * Math.max(0, input.daysToHire - ourDaysToHire),
  };
}

function yearlyCosts(input: CalculatorInput, assumptions: Assumptions): CalculatorResult['yearly'] {
  const agency = agencyCost(input, assumptions, input.hiresPerYear);
  const inHouse = inHouseCost(input, assumptions);
  return {
    agency,
    inHouse,
    today: costToday(input, assumptions, agency, inHouse),
    plan: planCost(input, assumptions),
  };
}

function agencyCost(input: CalculatorInput, assumptions: Assumptions, hires: number): number {
  return (hires * input.monthlySalary * 12 * assumptions.agencyFeePercent) / 100;
}

function inHouseCost(input: CalculatorInput, assumptions: Assumptions): number {
  const pay = assumptions.recruiterMonthlyPay * 12;
  const pension = (pay * assumptions.pensionPercent) / 100;
  const recruiter =
    pay * (1 + assumptions.employerFeePercent / 100) +
    pension * (1 + assumptions.pensionTaxPercent / 100);
  const recruiters = Math.max(1, Math.ceil(input.hiresPerYear / assumptions.hiresPerRecruiter));
  return fromSek(
    recruiters * recruiter + assumptions.toolsAndAdvertisingPerYear,
    input,
    assumptions,
  );
}

function costToday(
  input: CalculatorInput,
  assumptions: Assumptions,
  agency: number,
  inHouse: number,
): number {
  if (input.hiringToday === 'agency') return agency;
  if (input.hiringToday === 'in-house') return inHouse;
  return inHouse + (agency * assumptions.agencySharePercent) / 100;
}

function planCost(input: CalculatorInput, assumptions: Assumptions): number {
  const plan = findPlanFor(input.hiresPerYear);
  const eur = countPlans(input.hiresPerYear, plan) * plan.monthlyPriceEur * 12;
  return input.currency === 'EUR' ? eur : eur * assumptions.sekPerEur;
}

function countPlans(hiresPerYear: number, plan: Plan): number {
  return Math.max(1, Math.ceil(hiresPerYear / plan.recruitmentsPerYear.to));
}

function fromSek(amount: number, input: CalculatorInput, assumptions: Assumptions): number {
  return input.currency === 'SEK' ? amount : amount / assumptions.sekPerEur;
}

const maxBreakEvenHires = 200;

/** A larger plan can be more expensive again, so higher numbers need not break even. */
function findBreakEven(input: CalculatorInput, assumptions: Assumptions): number | undefined {
  for (let hiresPerYear = 1; hiresPerYear <= maxBreakEvenHires; hiresPerYear += 1) {
    const { today, plan } = yearlyCosts({ ...input, hiresPerYear }, assumptions);
    if (plan <= today) return hiresPerYear;
  }
  return undefined;
}
