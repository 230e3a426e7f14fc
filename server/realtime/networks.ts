import type { NetworkLimits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

// Limits shared by all clients of one network. A limit per socket is not enough, because a client can
// open many sockets.

/** Longer than any bucket takes to refill. */
const forgetAfterMs = 30_000;
const burst = 10;

type Kind = 'anonymous' | 'signedIn';

/** Limits that are counted separately for anonymous and signed-in clients of a network. */
type Share = { frames: TokenBucket; joins: TokenBucket; bytes: TokenBucket };

export class NetworkBudget {
  readonly handshakes: TokenBucket;
  sockets = 0;
  lastUsed = Date.now();
  readonly #shares: Record<Kind, Share>;

  constructor(limits: NetworkLimits) {
    const allow = (perSecond: number) => new TokenBucket(perSecond, perSecond * burst);
    const share = (bytesPerSecond: number): Share => ({
      frames: allow(limits.framesPerSecond),
      joins: allow(limits.joinsPerSecond),
      bytes: allow(bytesPerSecond),
    });
    this.handshakes = allow(limits.handshakesPerSecond);
    this.#shares = {
      anonymous: share(limits.anonymousBytesPerSecond),
      signedIn: share(limits.bytesPerSecond),
    };
  }

  shareOf(role: string): Share {
    return this.#shares[role === 'anon' ? 'anonymous' : 'signedIn'];
  }
}

export class Networks {
  readonly #limits: NetworkLimits;
  readonly #budgets = new Map<string, NetworkBudget>();

  constructor(limits: NetworkLimits) {
    this.#limits = limits;
  }

  get(network: string): NetworkBudget {
    const budget = this.#budgets.get(network) ?? new NetworkBudget(this.#limits);
    budget.lastUsed = Date.now();
    this.#budgets.set(network, budget);
    return budget;
  }

  /** Counts a socket until it is closed; returns false if the network has too many, or opens them too fast. */
  admit(network: string, socket: { once: (event: 'close', listener: () => void) => unknown }) {
    const budget = this.get(network);
    if (budget.sockets >= this.#limits.sockets || !budget.handshakes.take()) return false;
    budget.sockets += 1;
    socket.once('close', () => {
      budget.sockets -= 1;
      budget.lastUsed = Date.now();
    });
    return true;
  }

  sweep(now = Date.now()): void {
    for (const [network, { sockets, lastUsed }] of this.#budgets) {
      if (sockets === 0 && now - lastUsed > forgetAfterMs) this.#budgets.delete(network);
    }
  }
}
