import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { mebibyte } from '../../../domain/units.ts';
import { widerNetwork } from '../../support/network/wider-network.ts';

export interface UnsentLimits {
  /** Time without progress after which a response is cut off. */
  stallMs: number;
  /** Unsent bytes of one network above which its responses without progress for `graceMs` are cut off. */
  networkBytes: number;
  graceMs: number;
  /** Unsent bytes of one network above which the responses with the oldest progress are cut off immediately. */
  networkBurst: number;
  /** Unsent bytes of all networks together above which the same happens. */
  totalBytes: number;
}

export const defaultUnsentLimits: UnsentLimits = {
  // The kernel accepts more only when a third of its buffer, up to 1.4 MB, is free. A client that reads
  // 25 kB per second frees that much in a minute.
  stallMs: 60_000,
  networkBytes: 16 * mebibyte,
  graceMs: 5_000,
  networkBurst: 64 * mebibyte,
  totalBytes: 256 * mebibyte,
};

const sweepMs = 1_000;
/** The kernel takes smaller responses immediately. */
const smallBytes = 16 * 1024;

interface UnsentResponse {
  socket: Socket;
  network: string;
  /** Bytes that the kernel has not accepted yet. */
  bytes: number;
  /** Bytes that it had accepted at the last measurement; undefined before the first. */
  sent: number | undefined;
  /** When the kernel last accepted bytes. */
  progressAt: number;
}

type NetworkOf = (incoming: IncomingMessage) => string;

/**
 * Limits the memory of responses that clients do not read: cuts off a response that makes no progress,
 * and the slowest responses of a network that leaves too many bytes unsent. A client that reads steadily
 * may take any time.
 */
export class UnsentResponses {
  readonly #limits: UnsentLimits;
  readonly #networkOf: NetworkOf;
  readonly #unsent = new Map<Socket, UnsentResponse>();
  readonly #networks = new Map<string, number>();
  #total = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(networkOf: NetworkOf, limits: UnsentLimits) {
    this.#networkOf = networkOf;
    this.#limits = limits;
  }

  /** Called after each write that the kernel could not take completely. */
  add(incoming: IncomingMessage): void {
    const { socket } = incoming;
    if (socket.destroyed) return;
    const network = widerNetwork(this.#networkOf(incoming));
    let unsent = this.#unsent.get(socket);
    if (!unsent) {
      const progressAt = Date.now();
      unsent = { socket, network, bytes: 0, sent: undefined, progressAt };
      this.#unsent.set(socket, unsent);
    } else if (unsent.network !== network) {
      // A proxy sends the requests of many clients over one connection.
      this.#setUnsentBytes(unsent, 0);
      unsent.network = network;
    }
    this.#measure(unsent);
    this.#limitBursts(unsent);
    this.#timer ??= setInterval(() => this.#sweep(), sweepMs).unref();
  }

  #measure(unsent: UnsentResponse): void {
    const { socket } = unsent;
    const sentBytes = countSent(socket);
    if (sentBytes !== unsent.sent || unsent.bytes === 0) unsent.progressAt = Date.now();
    unsent.sent = sentBytes;
    this.#setUnsentBytes(unsent, socket.destroyed ? 0 : socket.writableLength);
  }

  #setUnsentBytes(unsent: UnsentResponse, bytes: number): void {
    const { network } = unsent;
    const addedBytes = bytes - unsent.bytes;
    const ofNetwork = this.#bytesOf(network) + addedBytes;
    if (ofNetwork > 0) this.#networks.set(network, ofNetwork);
    else this.#networks.delete(network);
    this.#total += addedBytes;
    unsent.bytes = bytes;
  }

  #bytesOf(network: string): number {
    return this.#networks.get(network) ?? 0;
  }

  /** Cuts off the slowest responses while there are too many bytes. The newest stays: its client had no time to read it. */
  #limitBursts(newest: UnsentResponse): void {
    const { network } = newest;
    const { networkBurst, totalBytes } = this.#limits;
    const isNetworkFull = () => this.#bytesOf(network) > networkBurst;
    const isFull = () => this.#total > totalBytes;
    if (!isNetworkFull() && !isFull()) return;
    // Measures before it cuts: most bytes may have been sent since the last sweep.
    const otherResponses = this.#measureAll().filter((unsent) => unsent !== newest);
    this.#cutWhile(
      isNetworkFull,
      otherResponses.filter((unsent) => unsent.network === network),
    );
    this.#cutWhile(isFull, otherResponses);
  }

  #sweep(): void {
    const now = Date.now();
    const { stallMs, graceMs, networkBytes } = this.#limits;
    for (const unsent of this.#measureAll()) {
      const { network, progressAt } = unsent;
      const isOver = this.#bytesOf(network) > networkBytes;
      if (now - progressAt > (isOver ? graceMs : stallMs)) this.#cut(unsent);
    }
    if (this.#unsent.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Measures all responses, forgets those without unsent bytes, and returns the others, the oldest progress first. */
  #measureAll(): UnsentResponse[] {
    for (const unsent of this.#unsent.values()) {
      this.#measure(unsent);
      if (unsent.bytes === 0) this.#unsent.delete(unsent.socket);
    }
    return [...this.#unsent.values()].sort((one, other) => one.progressAt - other.progressAt);
  }

  #cutWhile(isFull: () => boolean, candidates: UnsentResponse[]): void {
    for (const unsent of candidates) {
      if (!isFull()) return;
      this.#cut(unsent);
    }
  }

  /** Resets the connection: after a normal close the kernel would keep its buffer for minutes. */
  #cut(unsent: UnsentResponse): void {
    unsent.socket.resetAndDestroy();
    this.#setUnsentBytes(unsent, 0);
    this.#unsent.delete(unsent.socket);
  }
}

/**
 * A response that reports when its client does not read. It is a class, so that all responses share its methods: to replace
 * the methods of each response would take more time.
 */
export class WatchedResponse extends ServerResponse {
  unsent: UnsentResponses | undefined;

  override write(...args: unknown[]): boolean {
    const isSent = super.write(...(args as Parameters<ServerResponse['write']>));
    if (!isSent) this.unsent?.add(this.req);
    return isSent;
  }

  override end(...args: unknown[]): this {
    super.end(...(args as Parameters<ServerResponse['end']>));
    if (this.writableLength > smallBytes) this.unsent?.add(this.req);
    return this;
  }
}

interface Handle {
  bytesWritten: number;
  writeQueueSize: number;
}

/**
 * Number of bytes that the kernel has accepted. Node's public counters change only when a whole chunk is
 * sent, which can be a response of many megabytes; Node's own time-out of sockets reads the same handle.
 */
function countSent(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null };
  return handle ? handle.bytesWritten - handle.writeQueueSize : 0;
}
