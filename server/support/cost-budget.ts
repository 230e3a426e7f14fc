import { LRUCache } from 'lru-cache';
import { widerNetwork, widerShare } from './network/wider-network.ts';

export type CostBudgetOptions = {
  /** Size of the bucket of a network, in seconds of work. */
  burst: number;
  /** Seconds of work that refill the bucket. */
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
  // Monotonic time, because the time of day may be set back.
  now = () => performance.now(),
): CostBudget {
  const spentByNetwork = new LRUCache<string, { seconds: number; at: number }>({
    max: maxNetworks,
  });
  const computeSpent = (network: string): number => {
    const last = spentByNetwork.get(network);
    return last ? Math.max(0, last.seconds - ((now() - last.at) / 1000) * perSecond) : 0;
  };
  const add = (network: string, seconds: number) =>
    spentByNetwork.set(network, { seconds: computeSpent(network) + seconds, at: now() });
  return {
    secondsToWait: (network) => {
      const spent = Math.max(computeSpent(network), computeSpent(widerNetwork(network)));
      return Math.max(0, (spent - burst) / perSecond);
    },
    charge: (network, seconds) => {
      add(network, seconds);
      const wider = widerNetwork(network);
      if (wider !== network) add(wider, seconds / widerShare);
    },
  };
}
