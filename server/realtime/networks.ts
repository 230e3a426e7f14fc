import { Allowance } from './allowance.ts';
import type { NetworkLimits } from './limits.ts';

// Budgets that all clients of one network share: one client opens as many sockets as it likes, so a
// limit per socket alone is none.

/** Longer than it takes any budget to fill up again. */
const forgetAfterMs = 30_000;
const burst = 10;

type Kind = 'anonymous' | 'signedIn';

/** The parts of a budget that anonymous and signed-in clients of a network have apart. */
export type Share = { frames: Allowance; joins: Allowance; bytes: Allowance };

export class NetworkBudget {
  readonly handshakes: Allowance;
  sockets = 0;
  lastUsed = Date.now();
  readonly #shares: Record<Kind, Share>;

  constructor(limits: NetworkLimits) {
    const allow = (perSecond: number) => new Allowance(perSecond, perSecond * burst);
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

  /** Counts a socket until it is closed; false where the network has too many, or opens them too fast. */
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
