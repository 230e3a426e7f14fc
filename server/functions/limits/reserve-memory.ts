import { widerNetwork } from '../../support/network/wider-network.ts';
import { FunctionError } from '../errors.ts';

type Limits = {
  bytes: number;
  bytesPerNetwork: number;
  /** Uploads below this rate are ended when a new one needs their memory, except in their first seconds. */
  slow: { graceSeconds: number; bytesPerSecond: number };
};

export type Reservation = {
  /** Counts bytes that have arrived. */
  receive: (bytes: number) => void;
  /** Resolves when the upload has to end in favour of another; its memory is already released. */
  evicted: Promise<undefined>;
  release: () => void;
};

/** Reserves memory for a body before any of it is read. */
export type ReserveMemory = (network: string, bytes: number) => Reservation;

type HeldMemory = {
  network: string;
  bytes: number;
  received: number;
  begun: number;
  evict: () => void;
};

const retryAfterSeconds = 15;

export function createMemoryReservations(
  limits: Limits,
  now = () => performance.now(),
): ReserveMemory {
  const reservations = new Set<HeldMemory>();
  const sum = (network?: string) =>
    [...reservations].reduce(
      (total, reservation) => total + (isOf(reservation, network) ? reservation.bytes : 0),
      0,
    );

  /** Uploads that are slower than allowed, the slowest first. */
  const listSlow = (network?: string) =>
    [...reservations]
      .filter((reservation) => isOf(reservation, network) && rateOf(reservation) < 1)
      .sort((one, other) => rateOf(one) - rateOf(other));
  const canFit = (bytes: number, limit: number, network?: string): boolean => {
    const slow = listSlow(network).reduce((total, reservation) => total + reservation.bytes, 0);
    return sum(network) - slow + bytes <= limit;
  };
  const makeRoom = (bytes: number, limit: number, network?: string): void => {
    for (const reservation of listSlow(network)) {
      if (sum(network) + bytes <= limit) break;
      reservation.evict();
    }
  };
  /**
   * The bytes that have arrived, divided by the bytes that should have arrived by now. Below 1, the upload is too slow.
   */
  const rateOf = ({ received, begun }: HeldMemory): number => {
    const { graceSeconds, bytesPerSecond } = limits.slow;
    const seconds = (now() - begun) / 1000 - graceSeconds;
    return seconds > 0 ? received / (seconds * bytesPerSecond) : Number.POSITIVE_INFINITY;
  };

  return (narrowNetwork, bytes) => {
    const network = widerNetwork(narrowNetwork);
    if (!canFit(bytes, limits.bytesPerNetwork, network)) {
      throw new FunctionError('too_many_requests', { retryAfter: retryAfterSeconds });
    }
    if (!canFit(bytes, limits.bytes))
      throw new FunctionError('busy', { retryAfter: retryAfterSeconds });
    makeRoom(bytes, limits.bytesPerNetwork, network);
    makeRoom(bytes, limits.bytes);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const release = () => void reservations.delete(reservation);
    const evict = () => {
      release();
      resolve(undefined);
    };
    const reservation: HeldMemory = { network, bytes, received: 0, begun: now(), evict };
    reservations.add(reservation);
    return {
      receive: (arrived) => {
        reservation.received += arrived;
      },
      evicted: promise,
      release,
    };
  };
}

const isOf = (reservation: HeldMemory, network: string | undefined): boolean =>
  network === undefined || reservation.network === network;
