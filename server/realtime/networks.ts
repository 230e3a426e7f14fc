import { widerNetwork, widerShare } from '../support/network/wider-network.ts';
import type { NetworkLimits } from './limits.ts';
import { TokenBucket } from './token-bucket.ts';

// Limits shared by all clients of one network. A limit per socket is not enough, because a client can
// open many sockets.

/** Milliseconds after which an idle network is forgotten. Every bucket is full again by then. */
const forgetAfterMs = 30_000;
const burst = 10;

type Kind = 'anonymous' | 'signedIn';

/** Limits that are counted separately for anonymous and signed-in clients of a network. */
type Share = { frames: TokenBucket; joins: TokenBucket; bytes: TokenBucket };

export class NetworkBudget {
  lastUsed = Date.now();
  sockets = 0;
  readonly #maxSockets: number;
  readonly #handshakes: TokenBucket;
  readonly #shares: Record<Kind, Share>;
  readonly #wider: NetworkBudget | undefined;

  /** `wider` is the budget of the wider network around this one. Both must allow a request. */
  constructor(limits: NetworkLimits, wider?: NetworkBudget) {
    this.#wider = wider;
    this.#maxSockets = limits.sockets;
    const allow = (perSecond: number) => new TokenBucket(perSecond, perSecond * burst);
    const share = (bytesPerSecond: number): Share => ({
      frames: allow(limits.framesPerSecond),
      joins: allow(limits.joinsPerSecond),
      bytes: allow(bytesPerSecond),
    });
    this.#handshakes = allow(limits.handshakesPerSecond);
    this.#shares = {
      anonymous: share(limits.anonymousBytesPerSecond),
      signedIn: share(limits.bytesPerSecond),
    };
  }

  /** Returns false if nothing of this kind is left for the network or the wider one. */
  take(role: string, name: keyof Share, amount = 1): boolean {
    const share = this.#shares[role === 'anon' ? 'anonymous' : 'signedIn'][name];
    return share.take(amount) && (this.#wider?.take(role, name, amount) ?? true);
  }

  mayOpen(): boolean {
    if (this.sockets >= this.#maxSockets || !this.#handshakes.take()) return false;
    return this.#wider?.mayOpen() ?? true;
  }

  countSockets(change: 1 | -1): void {
    this.sockets += change;
    this.lastUsed = Date.now();
    this.#wider?.countSockets(change);
  }
}

export class Networks {
  readonly #limits: NetworkLimits;
  readonly #widerLimits: NetworkLimits;
  readonly #budgets = new Map<string, NetworkBudget>();

  constructor(limits: NetworkLimits) {
    this.#limits = limits;
    this.#widerLimits = Object.fromEntries(
      Object.entries(limits).map(([name, limit]) => [name, limit * widerShare]),
    ) as unknown as NetworkLimits;
  }

  get(network: string): NetworkBudget {
    const wider = widerNetwork(network);
    if (wider === network) return this.#use(network, () => new NetworkBudget(this.#limits));
    const around = this.#use(wider, () => new NetworkBudget(this.#widerLimits));
    return this.#use(network, () => new NetworkBudget(this.#limits, around));
  }

  #use(network: string, create: () => NetworkBudget): NetworkBudget {
    const budget = this.#budgets.get(network) ?? create();
    budget.lastUsed = Date.now();
    this.#budgets.set(network, budget);
    return budget;
  }

  /** Counts a socket until it is closed; returns false if the network has too many, or opens them too fast. */
  admit(network: string, socket: { once: (event: 'close', listener: () => void) => unknown }) {
    const budget = this.get(network);
    if (!budget.mayOpen()) return false;
    budget.countSockets(1);
    socket.once('close', () => budget.countSockets(-1));
    return true;
  }

  sweep(now = Date.now()): void {
    for (const [network, { sockets, lastUsed }] of this.#budgets) {
      if (sockets === 0 && now - lastUsed > forgetAfterMs) this.#budgets.delete(network);
    }
  }
}
