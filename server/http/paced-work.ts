import { widerNetwork } from '../support/wider-network.ts';

type Network = { started: number; waiting: (() => void)[] };

/**
 * Node reads from all sockets before it looks at anything else, so one client can bring hundreds of small pieces of
 * work into one turn of the event loop, and delay everybody by their sum. Here each network (IPv6: /48) starts a few in each
 * turn; the others wait in order, and other clients get their turn in between.
 */
export class PacedWork {
  readonly #perTurn: number;
  readonly #networks = new Map<string, Network>();

  constructor(perTurn: number) {
    this.#perTurn = perTurn;
  }

  run(given: string, work: () => void): void {
    const network = widerNetwork(given);
    const known = this.#networks.get(network);
    if (known && (known.started >= this.#perTurn || known.waiting.length > 0)) {
      known.waiting.push(work);
      return;
    }
    if (known) known.started += 1;
    else this.#open(network);
    work();
  }

  #open(network: string): void {
    const opened: Network = { started: 1, waiting: [] };
    this.#networks.set(network, opened);
    setImmediate(() => this.#startNext(network, opened));
  }

  #startNext(network: string, opened: Network): void {
    const next = opened.waiting.splice(0, this.#perTurn);
    if (next.length === 0) {
      this.#networks.delete(network);
      return;
    }
    opened.started = next.length;
    setImmediate(() => this.#startNext(network, opened));
    for (const work of next) work();
  }
}
