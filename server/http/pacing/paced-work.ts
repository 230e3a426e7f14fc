import { widerNetwork } from '../../support/network/wider-network.ts';

type Network = { started: number; waiting: (() => void)[] };

/**
 * Limits the work that a network (IPv6: /48) starts per iteration of the event loop; the rest is queued. Node reads from
 * all sockets in one iteration, so otherwise one client could delay everybody by hundreds of small pieces of work.
 */
export class PacedWork {
  readonly #perIteration: number;
  readonly #networks = new Map<string, Network>();

  constructor(perIteration: number) {
    this.#perIteration = perIteration;
  }

  run(client: string, work: () => void): void {
    const network = widerNetwork(client);
    const queueOfNetwork = this.#networks.get(network);
    if (
      queueOfNetwork &&
      (queueOfNetwork.started >= this.#perIteration || queueOfNetwork.waiting.length > 0)
    ) {
      queueOfNetwork.waiting.push(work);
      return;
    }
    if (queueOfNetwork) queueOfNetwork.started += 1;
    else this.#open(network);
    work();
  }

  #open(network: string): void {
    const opened: Network = { started: 1, waiting: [] };
    this.#networks.set(network, opened);
    setImmediate(() => this.#startNext(network, opened));
  }

  #startNext(network: string, opened: Network): void {
    const next = opened.waiting.splice(0, this.#perIteration);
    if (next.length === 0) {
      this.#networks.delete(network);
      return;
    }
    opened.started = next.length;
    setImmediate(() => this.#startNext(network, opened));
    for (const work of next) work();
  }
}
