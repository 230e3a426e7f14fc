import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import { clientGone, slowDown } from '../errors.ts';

type Limits = {
  /** Work that runs at the same time, in all and of one network. */
  atOnce: number;
  atOncePerNetwork: number;
  /** Work that waits, in all and of one network. */
  waiting: number;
  waitingPerNetwork: number;
};

export type Queue = <T>(
  network: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/** Networks take turns. Work of a client that has gone away never begins. */
export function createQueue(limits: Limits): Queue {
  const slots = new KeyedSemaphore({
    concurrent: limits.atOncePerNetwork,
    total: limits.atOnce,
    queued: limits.waitingPerNetwork,
    totalQueued: limits.waiting,
  });
  return async (network, work, signal) => {
    let hasBegun = false;
    const begin = () => {
      hasBegun = true;
      return work();
    };
    try {
      return await slots.run(network, begin, signal);
    } catch (error) {
      if (error instanceof TooManyAtOnce) throw slowDown();
      throw signal?.aborted && !hasBegun ? clientGone() : error;
    }
  };
}
