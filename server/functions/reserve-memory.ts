import { FunctionError } from './errors.ts';

type Limits = { bytes: number; bytesPerNetwork: number };

/** Reserves memory for a body before any of it is read; returns a function that releases it. */
export type ReserveMemory = (network: string, bytes: number) => () => void;

const retryAfter = 15;

export function createMemoryReservations(limits: Limits): ReserveMemory {
  const reserved = new Map<string, number>();
  let total = 0;
  return (network, bytes) => {
    const own = reserved.get(network) ?? 0;
    if (own + bytes > limits.bytesPerNetwork) {
      throw new FunctionError('too_many_requests', { retryAfter });
    }
    if (total + bytes > limits.bytes) throw new FunctionError('busy', { retryAfter });
    reserved.set(network, own + bytes);
    total += bytes;
    let isReserved = true;
    return () => {
      if (!isReserved) return;
      isReserved = false;
      total -= bytes;
      const left = (reserved.get(network) ?? 0) - bytes;
      if (left > 0) reserved.set(network, left);
      else reserved.delete(network);
    };
  };
}
