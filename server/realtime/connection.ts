import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Caller } from './access.ts';
import type { Channel } from './channel.ts';
import { renderFrame, type Version } from './frames.ts';
import { type Limits, largestMessage } from './limits.ts';

/** Time a closed socket gets to take its close frame before it is cut off. */
const closingMs = 2_000;

/** One open socket: what it may still receive, and the channels it has joined. */
export class Connection {
  readonly channels = new Map<string, Channel>();
  readonly version: Version;
  /** The key the socket was opened with, for channels that bring no token of their own. */
  readonly key: string;
  /** Headers of the handshake as JSON, for policies. */
  readonly headers: string;
  keyCaller: Caller;
  lastHeard = Date.now();
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  #corked = false;
  readonly #limits: Limits;
  #allowance: number;
  #allowanceAt = Date.now();
  #buffered = 0;
  #turn: Promise<void> = Promise.resolve();
  #stalledSince = 0;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    version: Version,
    opened: { key: string; caller: Caller; headers: string },
    limits: Limits,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.version = version;
    this.key = opened.key;
    this.keyCaller = opened.caller;
    this.headers = opened.headers;
    this.#limits = limits;
    this.#allowance = limits.framesPerSecond * 4;
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
  inTurn(work: () => Promise<void>): Promise<void> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /** False when the socket sends more than its share. */
  takeFrame(): boolean {
    const now = Date.now();
    this.lastHeard = now;
    const { framesPerSecond } = this.#limits;
    const earned = ((now - this.#allowanceAt) / 1000) * framesPerSecond;
    this.#allowance = Math.min(this.#allowance + earned, framesPerSecond * 4) - 1;
    this.#allowanceAt = now;
    return this.#allowance >= 0;
  }

  /** Sockets are opened with the public key; a channel joined with a token tells who is signed in. */
  mayReceive(bytes: number): boolean {
    if (bytes <= largestMessage(this.#limits, this.keyCaller.role)) return true;
    const callers = [...this.channels.values()].map(({ caller }) => caller);
    return callers.some(({ role }) => bytes <= largestMessage(this.#limits, role));
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

  close(code: number, reason: string): void {
    if (!this.isOpen) return;
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), closingMs).unref();
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
