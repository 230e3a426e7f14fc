import type { Duplex } from 'node:stream';
import type { RawData, WebSocket } from 'ws';
import { PacedWork } from '../http/pacing/paced-work.ts';
import { expiryMessage } from './access.ts';
import { handleFrame } from './channels/channel-events.ts';
import { closeWithError, leave } from './channels/leave.ts';
import type { Connection } from './connection.ts';
import { FrameCounter } from './frame-counter.ts';
import { jsonLimits } from './limits.ts';
import { MalformedFrame, parseFrame } from './parse-frame.ts';
import type { Services } from './services.ts';

/** Maximum delay per page of a large transaction that a slow reader may cause. */
const settleMs = 250;

/** Messages of one network that are handled in one iteration of the event loop. */
const messagesPerTurn = 10;

/** The open sockets of this process. */
export class Sockets {
  readonly connections = new Set<Connection>();
  isClosing = false;
  readonly #services: Services;
  readonly #messages = new PacedWork(messagesPerTurn);

  constructor(services: Services) {
    this.#services = services;
  }

  open(socket: WebSocket, stream: Duplex, connection: Connection): void {
    this.connections.add(connection);
    this.#limitInput(stream, connection);
    // The library closes a broken socket; the close event does the clean-up.
    socket.on('error', () => undefined);
    socket.on('message', (data, isBinary) => {
      const receive = () => this.#receive(connection, toBuffer(data), isBinary);
      if (connection.keyCaller.role === 'service_role') receive();
      else this.#messages.run(connection.network, receive);
    });
    socket.on('close', () => {
      this.connections.delete(connection);
      for (const channel of [...connection.channels.values()]) leave(this.#services, channel);
    });
  }

  /** Replaces the library's listener, so that bytes and frames over the limit are not parsed. */
  #limitInput(stream: Duplex, connection: Connection): void {
    const parse = stream.listeners('data');
    stream.removeAllListeners('data');
    const counter = new FrameCounter();
    let isOverLimit = false;
    const rejectInput = (reason: string) => {
      isOverLimit = true;
      if (connection.isOpen) connection.closeOverLimit(1008, reason);
      else stream.destroy();
    };
    stream.on('data', (chunk: Buffer) => {
      if (isOverLimit) return;
      if (!connection.takeBytes(chunk.length)) rejectInput('Too many bytes');
      else if (!connection.takeFrames(counter.count(chunk))) rejectInput('Too many messages');
      else for (const listener of parse) listener.call(stream, chunk);
    });
    // Drop the data: when a paused socket closes, the library still parses all that has been received.
    stream.prependListener('close', () => {
      if (isOverLimit) stream.read();
    });
  }

  /** Called once a second: closes idle and stalled sockets, channels with expired or revoked tokens, and the fullest sockets. */
  sweep(): void {
    const now = Date.now();
    this.#services.networks.sweep(now);
    let total = 0;
    for (const connection of this.connections) {
      connection.sweep(now);
      total += connection.buffered;
      for (const channel of [...connection.channels.values()]) {
        const { expiresAt, isRevoked } = channel.caller;
        if (channel.joining) continue;
        if (expiresAt * 1000 <= now)
          closeWithError(this.#services, channel, expiryMessage(expiresAt));
        else if (isRevoked()) closeWithError(this.#services, channel, 'The key was revoked');
      }
    }
    if (total > this.#services.limits.totalBufferedBytes) this.#closeFullest(total);
  }

  /** Waits for a limited time until every client has read most of its data. */
  async settle(): Promise<void> {
    const maxBuffered = this.#services.limits.bufferedBytes / 4;
    for (let waitedMs = 0; waitedMs < settleMs; waitedMs += 10) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      if (![...this.connections].some(({ isOpen, buffered }) => isOpen && buffered > maxBuffered))
        return;
    }
  }

  endSession(sessionId: string): void {
    for (const connection of this.connections) {
      const affectedChannels = [...connection.channels.values()].filter(
        ({ caller }) => caller.sessionId === sessionId,
      );
      for (const channel of affectedChannels)
        closeWithError(this.#services, channel, 'The session has ended');
      if (affectedChannels.length > 0) connection.close(1008, 'Session ended');
    }
  }

  closeAll(): void {
    this.isClosing = true;
    for (const connection of this.connections) {
      for (const channel of [...connection.channels.values()]) leave(this.#services, channel);
      connection.close(1012, 'Service restart');
    }
  }

  #receive(connection: Connection, data: Buffer, isBinary: boolean): void {
    if (!connection.isOpen) return;
    if (!connection.mayReceive(data.length)) {
      connection.closeOverLimit(1009, 'Message too big');
      return;
    }
    try {
      const frame = parseFrame(connection.version, data, isBinary, jsonLimits(connection.role));
      handleFrame(this.#services, connection, frame).catch((error: unknown) => {
        this.#services.logger.error({ err: error }, 'a realtime message failed');
      });
    } catch (error) {
      if (error instanceof MalformedFrame) {
        connection.close(1007, error.message);
        return;
      }
      // Caught here, because an exception in the event handler would end the process.
      this.#services.logger.error({ err: error }, 'a realtime message failed');
      connection.close(1011, 'Unexpected error');
    }
  }

  #closeFullest(total: number): void {
    const fullest = [...this.connections].sort((a, b) => b.buffered - a.buffered);
    let remaining = total;
    for (const connection of fullest) {
      if (remaining <= this.#services.limits.totalBufferedBytes) return;
      remaining -= connection.buffered;
      connection.closeAsSlow();
    }
  }
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data;
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data);
}
