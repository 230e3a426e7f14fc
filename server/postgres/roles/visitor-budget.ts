import {
  type CostBudget,
  type CostBudgetOptions,
  createCostBudget,
} from '../../support/cost-budget.ts';
import { widerNetwork } from '../wider-network.ts';

/** A short read takes a thousandth of a second. */
export const defaultVisitorBudget: CostBudgetOptions = { burst: 20, perSecond: 1 };

/** The networks of a /48 together have four times the budget of one network. */
const widerFactor = 4;

export function createVisitorBudget({ burst, perSecond }: CostBudgetOptions): CostBudget {
  const own = createCostBudget({ burst, perSecond });
  const wider = createCostBudget({
    burst: widerFactor * burst,
    perSecond: widerFactor * perSecond,
  });
  return {
    secondsToWait: (network) =>
      Math.max(own.secondsToWait(network), wider.secondsToWait(widerNetwork(network))),
    charge: (network, seconds) => {
      own.charge(network, seconds);
      wider.charge(widerNetwork(network), seconds);
    },
  };
}
