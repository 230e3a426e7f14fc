import { Lru } from '../../postgres/lru.ts';

type Options = {
  /** Seconds of a processor that a network may take at once, and that come back each second. */
  burst: number;
  perSecond: number;
};

export type CostBudget = {
  /** Seconds until the network may cause further cost, 0 for at once. */
  secondsToWait: (network: string) => number;
  charge: (network: string, seconds: number) => void;
};

const mostNetworks = 10_000;

/** Counts what work has cost, which is known only when it is done: a budget may be overdrawn by one piece of work. */
export function createCostBudget({ burst, perSecond }: Options, now = Date.now): CostBudget {
  const spent = new Lru<string, { seconds: number; at: number }>(mostNetworks);
  const spentBy = (network: string): number => {
    const last = spent.get(network);
    return last ? Math.max(0, last.seconds - ((now() - last.at) / 1000) * perSecond) : 0;
  };
  return {
    secondsToWait: (network) => Math.max(0, (spentBy(network) - burst) / perSecond),
    charge: (network, seconds) =>
      spent.set(network, { seconds: spentBy(network) + seconds, at: now() }),
  };
}
