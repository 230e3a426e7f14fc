import type { Enums } from '../database.types.ts';
import { plans } from '../leads/plan.ts';
import { minorUnits } from '../money.ts';

/** A plan of the price list. A single project is agreed for one job instead. */
export type ClientPlan = Exclude<Enums<'plan'>, 'project'>;

export const clientPlans = ['small', 'medium', 'large'] as const satisfies readonly ClientPlan[];

function onPriceList(plan: ClientPlan) {
  const found = plans.find(({ name }) => name.toLowerCase() === plan);
  if (!found) throw new Error(`${plan} is not on the price list`);
  return found;
}

/** Maximum number of open searches. `private.plan_searches` has the same numbers. */
export const searchesOf = (plan: ClientPlan): number => onPriceList(plan).concurrentSearches;

/** Per month in euro, in minor units, without VAT. */
export const listPriceOf = (plan: ClientPlan): number =>
  onPriceList(plan).monthlyPriceEur * minorUnits;

/** The smallest plan with room for that many searches; undefined if not even the largest has it. */
export const findPlanForSearches = (searches: number): ClientPlan | undefined =>
  clientPlans.find((plan) => searchesOf(plan) >= searches);

/**
 * The price list promises up to three whole months a year: three months of 31 days. The trigger
 * `check_client_pause` has the same number.
 */
export const maxPauseDaysPerYear = 93;

/** Guarantee of a project, from the day of signing. */
export const guaranteeMonths = 6;
