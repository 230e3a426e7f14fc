import type { ClientPlan } from '../clients/client-plan.ts';
import type { Enums } from '../database.types.ts';
import {
  type ClosedPeriod,
  countDaysOf,
  daysWithin,
  firstDayOf,
  intersect,
  lastDayOf,
  type Period,
} from './month.ts';
import { roundShare } from './round.ts';

// Amounts are integers in minor units, without VAT. Decision 147 has the rules.

type Currency = Enums<'currency'>;

/** Length of the text of a line. */
export const maxDescriptionLength = 500;

export type InvoicedPlan = Period & {
  id: string;
  plan: ClientPlan;
  monthlyAmount: number;
  currency: Currency;
};

export type InvoicedProject = {
  id: string;
  /** Null for a restricted job, which an invoice does not name. */
  jobTitle: string | null;
  startsOn: string;
  signedOn: string | null;
  amount: number;
  currency: Currency;
};

type PlanLine = ClosedPeriod & {
  kind: 'plan';
  planId: string;
  plan: ClientPlan;
  /** Days that are charged, of all days of the month. */
  days: number;
  daysInMonth: number;
  pausedDays: number;
  /** The price of a whole month. */
  unitAmount: number;
  amount: number;
  currency: Currency;
};

export type ProjectLine = {
  kind: 'project_start' | 'project_signing';
  projectId: string;
  jobTitle: string | null;
  /** The day of the start or of the signing. */
  day: string;
  /** The price of the whole project. */
  unitAmount: number;
  amount: number;
  currency: Currency;
};

export type InvoiceLine = PlanLine | ProjectLine;

/**
 * Returns the price of one day of a month. The days of a month are priced so that the first n cost exactly n shares
 * of the month, rounded. Whatever parts a month is split into, they add up to its price to the last minor unit.
 */
const priceOfDay = (monthlyAmount: number, day: number, daysInMonth: number): number =>
  roundShare(monthlyAmount, day, daysInMonth) - roundShare(monthlyAmount, day - 1, daysInMonth);

/** A plan without a day to charge, because it is paused or does not run, has no line. */
export function listPlanLines(
  month: string,
  plans: readonly InvoicedPlan[],
  pauses: readonly ClosedPeriod[],
): PlanLine[] {
  const daysInMonth = countDaysOf(month);
  const pausedDaySet = new Set(pauses.flatMap((pause) => daysWithin(month, pause)));
  return plans
    .toSorted((one, other) => one.startsOn.localeCompare(other.startsOn))
    .flatMap(({ id, plan, monthlyAmount, currency, ...period }) => {
      const running = daysWithin(month, period);
      const chargedDays = running.filter((day) => !pausedDaySet.has(day));
      const part = intersect(period, { startsOn: firstDayOf(month), endsOn: lastDayOf(month) });
      if (!part || chargedDays.length === 0) return [];
      const amount = chargedDays.reduce(
        (sum, day) => sum + priceOfDay(monthlyAmount, day, daysInMonth),
        0,
      );
      return {
        kind: 'plan' as const,
        ...part,
        planId: id,
        plan,
        days: chargedDays.length,
        daysInMonth,
        pausedDays: running.length - chargedDays.length,
        unitAmount: monthlyAmount,
        amount,
        currency,
      };
    });
}

/** Half of an odd amount is rounded up at the start, as `start_amount` of `client_project_prices` is. */
const startAmountOf = (amount: number): number => roundShare(amount, 1, 2);

export const halfKey = ({ kind, projectId }: Pick<ProjectLine, 'kind' | 'projectId'>) =>
  `${kind}:${projectId}`;

/**
 * Lists the halves that are due by the end of the month and on no other invoice. A half that was recorded late comes with
 * the next invoice instead of being lost. A project that is cancelled before signing keeps its first half.
 */
export function listProjectLines(
  month: string,
  projects: readonly InvoicedProject[],
  invoiced: ReadonlySet<string>,
): ProjectLine[] {
  const halves = projects.flatMap(({ id, jobTitle, startsOn, signedOn, amount, currency }) => {
    const common = { projectId: id, jobTitle, unitAmount: amount, currency };
    const first = startAmountOf(amount);
    return [
      { ...common, kind: 'project_start' as const, day: startsOn, amount: first },
      { ...common, kind: 'project_signing' as const, day: signedOn, amount: amount - first },
    ];
  });
  return halves
    .filter((half): half is ProjectLine => half.day !== null && half.day <= lastDayOf(month))
    .filter((half) => !invoiced.has(halfKey(half)))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}
