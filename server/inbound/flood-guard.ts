import { maxMailBytes } from '../../domain/conversations/received-mail.ts';
import { minuteMs } from '../../domain/units.ts';
import { widerNetwork, widerShare } from '../support/network/wider-network.ts';

export type FloodLimits = {
  connections: number;
  connectionsPerNetwork: number;
  mailsPerMinute: number;
  mailsPerMinuteOfNetwork: number;
  /** Bytes of mails in memory while they arrive. */
  heldBytes: number;
  heldBytesPerNetwork: number;
};

/** A busy agency gets a few mails in a minute; behind a forwarder all of them come from one IP address. */
const defaults: FloodLimits = {
  connections: 100,
  connectionsPerNetwork: 10,
  mailsPerMinute: 600,
  mailsPerMinuteOfNetwork: 60,
  heldBytes: 6 * maxMailBytes,
  heldBytesPerNetwork: 2 * maxMailBytes,
};

/**
 * Counts connections, mails and memory of the SMTP listener, for each network and in total. Mail beyond a limit is
 * rejected with a temporary error.
 */
export function createFloodGuard(
  overrides: Partial<FloodLimits> = {},
  onFlood: () => void = () => undefined,
  now = () => performance.now(),
) {
  const limits = { ...defaults, ...overrides };
  const connections = createTally();
  const heldMails = createTally();
  const all = createBuckets(limits.mailsPerMinute);
  const ofNetworks = createBuckets(limits.mailsPerMinuteOfNetwork);
  const ofWider = createBuckets(limits.mailsPerMinuteOfNetwork * widerShare);
  let warnedAt = Number.NEGATIVE_INFINITY;

  return {
    limits,
    connect(network: string): boolean {
      const wider = widerNetwork(network);
      connections.add(network, 1);
      if (wider !== network) connections.add(wider, 1);
      const { connectionsPerNetwork: max } = limits;
      return connections.of(network) <= max && connections.of(wider) <= max * widerShare;
    },
    /** Called for rejected connections as well. */
    disconnect(network: string): void {
      const wider = widerNetwork(network);
      connections.add(network, -1);
      if (wider !== network) connections.add(wider, -1);
    },
    takeMail(network: string): boolean {
      const at = now();
      const wider = widerNetwork(network);
      const hasRoom =
        all.level('', at) >= 1 &&
        ofNetworks.level(network, at) >= 1 &&
        ofWider.level(wider, at) >= 1;
      if (hasRoom) {
        all.take('', at);
        ofNetworks.take(network, at);
        ofWider.take(wider, at);
        return true;
      }
      if (at - warnedAt > minuteMs) onFlood();
      if (at - warnedAt > minuteMs) warnedAt = at;
      return false;
    },
    /** Counts the bytes of one mail until it is released. */
    hold(narrowNetwork: string) {
      const network = widerNetwork(narrowNetwork);
      let own = 0;
      return {
        add(bytes: number): boolean {
          if (heldMails.total() + bytes > limits.heldBytes) return false;
          if (heldMails.of(network) + bytes > limits.heldBytesPerNetwork) return false;
          own += bytes;
          heldMails.add(network, bytes);
          return true;
        },
        release(): void {
          heldMails.add(network, -own);
          own = 0;
        },
      };
    },
  };
}

/** Adds up amounts by key. A key whose amount is zero takes no memory. */
function createTally() {
  const amounts = new Map<string, number>();
  let total = 0;
  return {
    of: (key: string): number => amounts.get(key) ?? 0,
    total: (): number => total,
    add(key: string, amount: number): void {
      const sum = (amounts.get(key) ?? 0) + amount;
      total += amount;
      if (sum === 0) amounts.delete(key);
      else amounts.set(key, sum);
    },
  };
}

const maxBuckets = 1000;

/** Buckets that hold `size` and fill up within a minute. */
function createBuckets(size: number) {
  const buckets = new Map<string, { left: number; at: number }>();
  const level = (key: string, at: number): number => {
    const bucket = buckets.get(key);
    return bucket ? Math.min(size, bucket.left + ((at - bucket.at) / minuteMs) * size) : size;
  };
  return {
    level,
    take(key: string, at: number): void {
      const tokensLeft = level(key, at) - 1;
      buckets.delete(key);
      buckets.set(key, { left: tokensLeft, at });
      // The first is the one that was used least recently, and fuller than the others.
      if (buckets.size > maxBuckets)
        for (const oldest of buckets.keys().take(1)) buckets.delete(oldest);
    },
  };
}
