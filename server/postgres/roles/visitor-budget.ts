import type { CostBudgetOptions } from '../../support/cost-budget.ts';

/** Seconds of the database's time that one network may use without signing in. A short read takes a thousandth. */
export const defaultVisitorBudget: CostBudgetOptions = { burst: 20, perSecond: 1 };
