import { KeyedSemaphore } from '../../postgres/keyed-semaphore.ts';
import { TooManyAtOnce } from '../../postgres/limit-errors.ts';
import { clientGone, slowDown } from '../errors.ts';
import type { StorageSettings } from '../storage-settings.ts';

type Limits = Pick<
  StorageSettings['images'],
  'maxConcurrent' | 'maxConcurrentPerNetwork' | 'maxQueued' | 'maxQueuedPerNetwork'
>;

type Queue = <T>(network: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Serves networks in turn. Work of a client that has disconnected is dropped. */
export function createQueue(limits: Limits): Queue {
  const slots = new KeyedSemaphore({
    concurrent: limits.maxConcurrentPerNetwork,
    total: limits.maxConcurrent,
    queued: limits.maxQueuedPerNetwork,
    totalQueued: limits.maxQueued,
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
