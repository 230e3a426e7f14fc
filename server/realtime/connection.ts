import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Caller } from './access.ts';
import { Allowance } from './allowance.ts';
import type { Channel } from './channel.ts';
import { renderFrame, type Version } from './frames.ts';
import { type Limits, largestMessage } from './limits.ts';
import type { NetworkBudget } from './networks.ts';

/** Time a closed socket gets to take its close frame before it is cut off. */
const closingMs = 2_000;
/** The same for a socket that sends too much, of which nothing more is read. */
const cuttingMs = 500;

export interface Opened {
  key: string;
  caller: Caller;
  headers: string;
  network: string;
  budget: NetworkBudget;
}

/** One open socket: what it may still receive, and the channels it has joined. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  readonly version: Version;
  /** The key the socket was opened with, for channels that bring no token of their own. */
  readonly key: string;
  /** Headers of the handshake as JSON, for policies. */
  readonly headers: string;
  readonly network: string;
  keyCaller: Caller;
  lastHeard = Date.now();
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #corked = false;
  readonly #limits: Limits;
  readonly #budget: NetworkBudget;
  readonly #frames: Allowance;
  readonly #joins: Allowance;
  readonly #bytes: Allowance;
  readonly #anonymousBytes: Allowance;
  #buffered = 0;
  #turn: Promise<void> = Promise.resolve();
  #stalledSince = 0;

  constructor(socket: WebSocket, stream: Duplex, version: Version, opened: Opened, limits: Limits) {
    this.#socket = socket;
    this.#stream = stream;
    this.version = version;
    this.key = opened.key;
    this.keyCaller = opened.caller;
    this.headers = opened.headers;
    this.network = opened.network;
    this.#limits = limits;
    this.#budget = opened.budget;
    this.#frames = new Allowance(limits.framesPerSecond);
    this.#joins = new Allowance(limits.joinsPerSecond);
    this.#bytes = new Allowance(limits.bytesPerSecond);
    this.#anonymousBytes = new Allowance(limits.anonymousBytesPerSecond);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get buffered(): number {
    return this.#socket.bufferedAmount;
  }

  /** Strings and buffers marked as text leave as text frames. */
  send(data: string | Buffer, binary = false): void {
    if (!this.isOpen) return;
    if (this.buffered > this.#limits.bufferedBytes) this.closeAsSlow();
    else {
      this.#gather();
      this.#socket.send(data, { binary });
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

  /** One join after the other: whoever joins much waits for it alone. */
  limitConcurrency(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** False when the socket, or its network, sends more than its share. */
  takeFrame(): boolean {
    this.lastHeard = Date.now();
    if (!this.#frames.take()) return false;
    const { role } = this;
    return role === 'service_role' || this.#budget.shareOf(role).frames.take();
  }

  takeJoin(): boolean {
    const { role } = this;
    if (role === 'service_role') return true;
    return this.#joins.take() && this.#budget.shareOf(role).joins.take();
  }

  /** Of all bytes that arrive, whether or not a frame ever comes of them. */
  takeBytes(bytes: number): boolean {
    const { role } = this;
    if (role === 'service_role') return true;
    const own = role === 'anon' ? this.#anonymousBytes : this.#bytes;
    return own.take(bytes) && this.#budget.shareOf(role).bytes.take(bytes);
  }

  mayReceive(bytes: number): boolean {
    return bytes <= largestMessage(this.#limits, this.role);
  }

  /** Sockets are opened with the public key; a channel joined with a token tells who is signed in. */
  get role(): string {
    if (this.keyCaller.role !== 'anon') return this.keyCaller.role;
    for (const { caller } of this.channels.values()) if (caller.role !== 'anon') return caller.role;
    return 'anon';
  }

  /** Looks after the socket once a second. */
  sweep(now: number): void {
    if (now - this.lastHeard > this.#limits.idleMs) this.close(1000, 'Idle');
    const moved = this.buffered === 0 || this.buffered < this.#buffered;
    if (moved || this.#stalledSince === 0) this.#stalledSince = this.buffered > 0 ? now : 0;
    else if (now - this.#stalledSince > this.#limits.stallMs) this.closeAsSlow();
    this.#buffered = this.buffered;
  }

  closeAsSlow(): void {
    this.close(1013, 'Slow reader');
  }

  close(code: number, reason: string, waitMs = closingMs): void {
    if (!this.isOpen) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), waitMs).unref();
  }

  /** Closes a socket that sends too much. What it goes on sending is left unread. */
  cut(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.close(code, reason, cuttingMs);
    this.#socket.pause();
  }

  /** Frames of one turn leave in one write: a batch of changes costs one system call per socket. */
  #gather(): void {
    if (this.#corked) return;
    this.#corked = true;
    this.#stream.cork();
    process.nextTick(() => {
      this.#corked = false;
      this.#stream.uncork();
    });
  }
}
