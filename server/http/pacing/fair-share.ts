import type { IncomingMessage, ServerResponse } from 'node:http';
import { widerNetwork } from '../../support/network/wider-network.ts';
import type { Middleware } from '../api-fast-path.ts';

/**
 * Requests of a restricted network that run in one iteration of the event loop, and of any network before it can be
 * restricted.
 */
export const fairShare = 4;
/** Milliseconds by which the event loop may be late before a network is restricted. */
const maxLatenessMs = 40;
const checkIntervalMs = 10;
/** Milliseconds without a request after which lateness is no longer measured. */
const quietMs = 1_000;
const restrictedMs = 30_000;
/** A request that takes longer waits for data or for its client, and uses no time of the event loop. */
const turnMs = 250;

interface Client {
  /** Requests that have started and have no complete response. */
  open: number;
  /** Requests that have started since the last check; many end within one iteration of the event loop. */
  started: number;
  /** Requests that count towards the share, while the network is restricted. */
  running: number;
  /** Undefined until a request has to wait, because most networks send one request and are forgotten. */
  waiting: Set<() => void> | undefined;
  /** 0 for a network that was never restricted. */
  restrictedUntil: number;
}

/**
 * One thread does the work for all clients. As long as it keeps up, every request starts immediately. When it is late,
 * the network with the most requests is restricted: a few of its requests run in each iteration of the event loop and
 * the others wait, so that one client with many connections delays nobody but itself, whatever it requests.
 */
export class FairShare {
  readonly #clients = new Map<string, Client>();
  readonly #onRestrict: () => void;
  #timer: NodeJS.Timeout | undefined;
  #hasStarted = false;

  constructor(onRestrict: () => void = () => {}) {
    this.#onRestrict = onRestrict;
  }

  start(network: string, response: ServerResponse, run: () => void): void {
    const client = this.#clientOf(network);
    if (!isRestricted(client) || client.running < fairShare) {
      this.#run(client, response, run);
      return;
    }
    const begin = () => {
      response.off('close', leave);
      this.#run(client, response, run);
    };
    const leave = () => client.waiting?.delete(begin);
    client.waiting ??= new Set();
    client.waiting.add(begin);
    response.once('close', leave);
  }

  /** Called with the milliseconds by which the event loop is late. */
  check(lateness: number): void {
    if (lateness > maxLatenessMs) this.#restrictBusiest();
    for (const [network, client] of this.#clients) {
      client.started = 0;
      const isIdle = client.open === 0 && !hasWaiting(client);
      if (isIdle && !isRestricted(client)) this.#clients.delete(network);
    }
  }

  #restrictBusiest(): void {
    const requests = ({ open, started }: Client) => open + started;
    const [busiest] = [...this.#clients.values()]
      .filter((client) => requests(client) > fairShare && !isRestricted(client))
      .sort((one, other) => requests(other) - requests(one));
    if (!busiest) return;
    busiest.restrictedUntil = performance.now() + restrictedMs;
    busiest.running = 0;
    this.#onRestrict();
  }

  #run(client: Client, response: ServerResponse, run: () => void): void {
    client.open += 1;
    client.started += 1;
    this.#hasStarted = true;
    if (!this.#timer) this.#measureLateness();
    const endTurn = isRestricted(client) ? this.#takeTurn(client) : undefined;
    // The listener is not removed, because the event is emitted only once and removal takes time.
    response.on('close', () => {
      client.open -= 1;
      // The next request has to wait for the next iteration, in which others can start as well.
      if (endTurn) setImmediate(endTurn);
    });
    run();
  }

  #takeTurn(client: Client): () => void {
    client.running += 1;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      client.running = Math.max(0, client.running - 1);
      this.#startWaiting(client);
    };
    const timer = setTimeout(end, turnMs);
    return end;
  }

  /** Starts waiting requests up to the share. A network that has more stays restricted. */
  #startWaiting(client: Client): void {
    const { waiting } = client;
    if (!waiting) return;
    if (waiting.size > 0) client.restrictedUntil = performance.now() + restrictedMs;
    for (const begin of waiting) {
      if (client.running >= fairShare) return;
      waiting.delete(begin);
      begin();
    }
  }

  #clientOf(narrowNetwork: string): Client {
    const network = widerNetwork(narrowNetwork);
    const existing = this.#clients.get(network);
    if (existing) return existing;
    const client = { open: 0, started: 0, running: 0, waiting: undefined, restrictedUntil: 0 };
    this.#clients.set(network, client);
    return client;
  }

  #measureLateness(): void {
    let startedAt = performance.now();
    let due = startedAt + checkIntervalMs;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.check(now - due);
      due = now + checkIntervalMs;
      if (this.#hasStarted) startedAt = now;
      this.#hasStarted = false;
      if (now - startedAt < quietMs) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    }, checkIntervalMs);
    this.#timer.unref();
  }
}

const isRestricted = ({ restrictedUntil }: Client) =>
  restrictedUntil !== 0 && restrictedUntil > performance.now();
const hasWaiting = ({ waiting }: Client) => waiting !== undefined && waiting.size > 0;

type Options = {
  networkOf: (incoming: IncomingMessage) => string;
  onRestrict: () => void;
};

/** Health checks are never delayed, even behind a proxy that makes all clients one network. */
const healthCheck = /^\/(?:healthz|readyz)(?:\?|$)/;

export function shareFairly({ networkOf, onRestrict }: Options): Middleware {
  const share = new FairShare(onRestrict);
  return (incoming, response, next) => {
    if (healthCheck.test(incoming.url ?? '')) next();
    else share.start(networkOf(incoming), response, next);
  };
}
