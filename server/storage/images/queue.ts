import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import { clientGone, slowDown } from '../errors.ts';

type Limits = {
  /** Maximum running at the same time, in total and per network. */
  atOnce: number;
  atOncePerNetwork: number;
  /** Maximum waiting, in total and per network. */
  waiting: number;
  waitingPerNetwork: number;
};

type Queue = <T>(network: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Serves networks in turn. Work of a client that has disconnected is dropped. */
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
