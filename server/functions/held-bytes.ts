import { FunctionError } from './errors.ts';

type Limits = { bytes: number; bytesPerNetwork: number };

/** Reserves room in memory for a body before any of it is read; the result gives it back. */
export type HoldBytes = (network: string, bytes: number) => () => void;

const retryAfter = 15;

export function createHoldBytes(limits: Limits): HoldBytes {
  const held = new Map<string, number>();
  let all = 0;
  return (network, bytes) => {
    const own = held.get(network) ?? 0;
    if (own + bytes > limits.bytesPerNetwork) {
      throw new FunctionError('too_many_requests', { retryAfter });
    }
    if (all + bytes > limits.bytes) throw new FunctionError('busy', { retryAfter });
    held.set(network, own + bytes);
    all += bytes;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      all -= bytes;
      const left = (held.get(network) ?? 0) - bytes;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    };
  };
}
