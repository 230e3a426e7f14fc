import { WebSocket } from 'ws';
import type { Process } from './world.ts';

type RawMessage = {
  topic: string;
  event: string;
  payload: Record<string, unknown>;
  ref: string | null;
  join_ref: string | null;
};

/** A WebSocket without the client library, for frames that the client would never send or does not show. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly messages: RawMessage[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  readonly #vsn: string;
  #waiting: (() => void)[] = [];

  constructor(
    process: Process,
    vsn = '1.0.0',
    key: string = process.keys.anonKey,
    headers: Record<string, string> = {},
  ) {
    this.#vsn = vsn;
    const origin = process.url.replace('http', 'ws');
    const url = `${origin}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`;
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data, isBinary) => {
      if (isBinary) return;
      const message = JSON.parse(String(data));
      if (vsn === '1.0.0') this.messages.push(message);
      else {
        const [join_ref, ref, topic, event, payload] = message;
        this.messages.push({ topic, event, payload, ref, join_ref });
      }
      for (const wake of this.#waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => {
      this.socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }));
    });
    this.socket.on('error', () => undefined);
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState === WebSocket.OPEN) resolve();
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
  }

  send(
    topic: string,
    event: string,
    payload: unknown,
    ref = '1',
    joinRef: string | null = '1',
  ): void {
    this.socket.send(
      this.#vsn === '1.0.0'
        ? JSON.stringify({ topic, event, payload, ref, join_ref: joinRef })
        : JSON.stringify([joinRef, ref, topic, event, payload]),
    );
  }

  async next(matches: (message: RawMessage) => boolean, timeoutMs = 5_000): Promise<RawMessage> {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      const index = this.messages.findIndex(matches);
      if (index >= 0) return this.messages.splice(index, 1)[0] as RawMessage;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, deadline - Date.now());
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    throw new Error(`No such message arrived; others did: ${JSON.stringify(this.messages)}`);
  }

  event(name: string): Promise<RawMessage> {
    return this.next(({ event }) => event === name);
  }
}
