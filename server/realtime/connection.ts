import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { widerNetwork } from '../support/network/wider-network.ts';
import type { Caller } from './access.ts';
import type { Channel } from './channels/channel.ts';
import { renderFrame, type Version } from './frames.ts';
import { type Limits, maxMessageBytes } from './limits.ts';
import type { NetworkBudget } from './networks.ts';
import { TokenBucket } from './token-bucket.ts';

/** Time for a client to receive the close frame before its socket is terminated. */
const closeTimeoutMs = 2_000;
/** Shorter for a socket that exceeds its limits and is no longer read. */
const limitCloseTimeoutMs = 500;

interface ConnectionOptions {
  key: string;
  caller: Caller;
  headers: string;
  network: string;
  budget: NetworkBudget;
}

/** An open socket with its limits and the channels it has joined. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  readonly version: Version;
  /** The key of the handshake, for channels without their own token. */
  readonly key: string;
  /** Headers of the handshake as JSON, for policies. */
  readonly headers: string;
  /** The wider network, by which joins and subscriptions are counted. */
  readonly network: string;
  keyCaller: Caller;
  lastHeard = Date.now();
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #isCorked = false;
  readonly #limits: Limits;
  readonly #budget: NetworkBudget;
  readonly #frames: TokenBucket;
  readonly #joins: TokenBucket;
  readonly #bytes: TokenBucket;
  readonly #anonymousBytes: TokenBucket;
  #buffered = 0;
  #lastJoin: Promise<void> = Promise.resolve();
  #stalledSince = 0;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    version: Version,
    handshake: ConnectionOptions,
    limits: Limits,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.version = version;
    this.key = handshake.key;
    this.keyCaller = handshake.caller;
    this.headers = handshake.headers;
    this.network = widerNetwork(handshake.network);
    this.#limits = limits;
    this.#budget = handshake.budget;
    this.#frames = new TokenBucket(limits.framesPerSecond);
    this.#joins = new TokenBucket(limits.joinsPerSecond);
    this.#bytes = new TokenBucket(limits.bytesPerSecond);
    this.#anonymousBytes = new TokenBucket(limits.anonymousBytesPerSecond);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get buffered(): number {
    return this.#socket.bufferedAmount;
  }

  /** Strings, and buffers unless `binary`, are sent as text frames. */
  send(data: string | Buffer, binary = false): void {
    if (!this.isOpen) return;
    if (this.buffered > this.#limits.bufferedBytes) this.closeAsSlow();
    else {
      this.#batchWrites();
      this.#socket.send(data, { binary });
    }
  }

  /**
   * Sends frames that are encoded already. The library would wrap them for each socket; without compression it keeps no
   * queue that these could overtake.
   */
  sendEncoded(frames: Buffer): void {
    if (!this.isOpen) return;
    if (this.buffered > this.#limits.bufferedBytes) this.closeAsSlow();
    else {
      this.#batchWrites();
      this.#stream.write(frames);
    }
  }

  reply(
    topic: string,
    ref: string | null,
    joinRef: string | null,
    status: string,
    response: string,
  ): void {
    const payload = `{"status":"${status}","response":${response}}`;
    this.send(renderFrame(this.version, topic, 'phx_reply', payload, ref, joinRef));
  }

  /** Runs the joins of this socket one after the other, so that many joins only delay this socket. */
  runInOrder(work: () => Promise<void>): Promise<void> {
    const join = this.#lastJoin.then(work);
    // The caller gets the error of a join; the next one only waits for its end.
    this.#lastJoin = join.catch(() => undefined);
    return join;
  }

  /** Returns false if the socket, or its network, exceeds its limit. */
  takeFrames(frames: number): boolean {
    if (frames === 0) return true;
    this.lastHeard = Date.now();
    if (!this.#frames.take(frames)) return false;
    const { role } = this;
    return role === 'service_role' || this.#budget.take(role, 'frames', frames);
  }

  takeJoin(): boolean {
    const { role } = this;
    if (role === 'service_role') return true;
    return this.#joins.take() && this.#budget.take(role, 'joins');
  }

  /** Counts all bytes that arrive, including incomplete frames. */
  takeBytes(bytes: number): boolean {
    const { role } = this;
    if (role === 'service_role') return true;
    const bucket = role === 'anon' ? this.#anonymousBytes : this.#bytes;
    return bucket.take(bytes) && this.#budget.take(role, 'bytes', bytes);
  }

  mayReceive(bytes: number): boolean {
    return bytes <= maxMessageBytes(this.#limits, this.role);
  }

  /** The role of the key, or of a channel with a token: clients open sockets with the public key. */
  get role(): string {
    if (this.keyCaller.role !== 'anon') return this.keyCaller.role;
    for (const { caller } of this.channels.values()) if (caller.role !== 'anon') return caller.role;
    return 'anon';
  }

  /** Closes an idle or stalled socket; called once a second. */
  sweep(now: number): void {
    if (now - this.lastHeard > this.#limits.idleMs) this.close(1000, 'Idle');
    const hasProgress = this.buffered === 0 || this.buffered < this.#buffered;
    if (hasProgress || this.#stalledSince === 0) this.#stalledSince = this.buffered > 0 ? now : 0;
    else if (now - this.#stalledSince > this.#limits.stallMs) this.closeAsSlow();
    this.#buffered = this.buffered;
  }

  closeAsSlow(): void {
    this.close(1013, 'Slow reader');
  }

  close(code: number, reason: string, waitMs = closeTimeoutMs): void {
    if (!this.isOpen) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), waitMs).unref();
  }

  /** Closes a socket that exceeds its limits, without reading further data. */
  closeOverLimit(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.close(code, reason, limitCloseTimeoutMs);
    this.#socket.pause();
  }

  /** Sends the frames of one tick in one write, so that a batch of changes costs one system call per socket. */
  #batchWrites(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.#stream.uncork();
    });
  }
}
