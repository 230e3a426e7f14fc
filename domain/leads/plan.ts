export type PlanName = 'Small' | 'Medium' | 'Large';

export type Plan = {
  name: PlanName;
  concurrentSearches: number;
  recruitmentsPerYear: { from: number; to: number };
  monthlyPriceEur: number;
};

const small: Plan = {
  name: 'Small',
  concurrentSearches: 1,
  recruitmentsPerYear: { from: 3, to: 5 },
  monthlyPriceEur: 1500,
};

const medium: Plan = {
  name: 'Medium',
  concurrentSearches: 2,
  recruitmentsPerYear: { from: 6, to: 10 },
  monthlyPriceEur: 3000,
};

const large: Plan = {
  name: 'Large',
  concurrentSearches: 5,
  recruitmentsPerYear: { from: 15, to: 25 },
  monthlyPriceEur: 7500,
};

export const plans: readonly Plan[] = [small, medium, large];

/** Returns the smallest plan for that many hires per year, or the largest plan. */
export function findPlanFor(hiresPerYear: number): Plan {
  return plans.find((plan) => hiresPerYear <= plan.recruitmentsPerYear.to) ?? large;
}
