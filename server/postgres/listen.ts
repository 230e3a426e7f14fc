import pg from 'pg';

export type NotificationHandler = (payload: string) => void;

const firstDelayMs = 100;
const maxDelayMs = 5_000;

/** One connection that listens on behalf of the whole process; after a loss it reconnects and subscribes again. */
export class Listener {
  readonly #config: pg.ClientConfig;
  readonly #handlers = new Map<string, Set<NotificationHandler>>();
  readonly #onReconnect = new Set<() => void>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** Resolves once the subscription is active, to a function that ends it. */
  async listen(channel: string, handler: NotificationHandler): Promise<() => Promise<void>> {
    const handlers = this.#handlers.get(channel) ?? new Set();
    const isNew = handlers.size === 0;
    handlers.add(handler);
    this.#handlers.set(channel, handlers);
    if (!this.#client) await this.#connect();
    else if (isNew) await this.#client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      handlers.delete(handler);
      if (handlers.size > 0 || !this.#handlers.delete(channel)) return;
      // A connection that was lost listens to nothing.
      await this.#client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    };
  }

  /** Calls the handler after each reconnect, when notifications may have been missed. */
  onReconnect(handler: () => void): void {
    this.#onReconnect.add(handler);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retry);
    // A connection that could not be opened need not be closed.
    await this.#connecting?.catch(() => undefined);
    await this.#client?.end();
  }

  /** Ends the connection immediately; it reconnects by itself. */
  disconnect(): void {
    this.#client?.connection.stream.destroy();
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined;
    });
    return this.#connecting;
  }

  async #open(): Promise<void> {
    const client = new pg.Client({ ...this.#config, keepAlive: true, pipeline: true });
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => {
      for (const handler of this.#handlers.get(channel) ?? []) handler(payload ?? '');
    });
    await client.connect();
    const subscribed = new Set<string>();
    while (subscribed.size < this.#handlers.size) {
      for (const channel of this.#handlers.keys()) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
        subscribed.add(channel);
      }
    }
    this.#client = client;
    client.on('end', () => {
      this.#client = undefined;
      this.#reconnect(firstDelayMs);
    });
  }

  #reconnect(delay: number): void {
    if (this.#closed) return;
    this.#retry = setTimeout(async () => {
      try {
        await this.#connect();
        for (const handler of this.#onReconnect) handler();
      } catch {
        this.#reconnect(Math.min(delay * 2, maxDelayMs));
      }
    }, delay);
  }
}
