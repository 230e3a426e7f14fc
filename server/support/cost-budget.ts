import { LRUCache } from 'lru-cache';
import { widerNetwork, widerShare } from './wider-network.ts';

export type CostBudgetOptions = {
  /** Seconds of work per network: size of the bucket, and its refill per second. */
  burst: number;
  perSecond: number;
};

export type CostBudget = {
  /** Returns the seconds until the network may cause further cost; 0 if it may now. */
  secondsToWait: (network: string) => number;
  charge: (network: string, seconds: number) => void;
};

const maxNetworks = 10_000;

/** Counts the cost of work afterwards, when it is known, so a budget may be overdrawn by one task. */
export function createCostBudget(
  { burst, perSecond }: CostBudgetOptions,
  // Not the time of day, which may be set back.
  now = () => performance.now(),
): CostBudget {
  const spent = new LRUCache<string, { seconds: number; at: number }>({ max: maxNetworks });
  const spentBy = (network: string): number => {
    const last = spent.get(network);
    return last ? Math.max(0, last.seconds - ((now() - last.at) / 1000) * perSecond) : 0;
  };
  const add = (network: string, seconds: number) =>
    spent.set(network, { seconds: spentBy(network) + seconds, at: now() });
  return {
    secondsToWait: (network) => {
      const most = Math.max(spentBy(network), spentBy(widerNetwork(network)));
      return Math.max(0, (most - burst) / perSecond);
    },
    charge: (network, seconds) => {
      add(network, seconds);
      const wider = widerNetwork(network);
      if (wider !== network) add(wider, seconds / widerShare);
    },
  };
}
