import pg from 'pg';
import { endClient } from '../end-client.ts';

interface Options {
  connectionString: string;
  /** Milliseconds after which a query fails. */
  maxSilenceMs: number;
  /** Runs before the first query of each connection, and may reject it. */
  onOpen?: (client: pg.Client) => Promise<void>;
  onLost: (error: Error) => void;
}

/** One connection for short queries, which opens again with the next query after a loss. */
export class PolledConnection {
  readonly #options: Options;
  #opening: Promise<pg.Client> | undefined;
  #client: pg.Client | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  async query<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
    if (this.#isClosed) throw new Error('the connection is closed');
    this.#opening ??= this.#open();
    const client = await this.#opening;
    const { rows } = await client.query<Row>(text);
    return rows[0] as Row;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    // A connection that could not be opened need not be closed.
    const client = await this.#opening?.catch(() => undefined);
    await client?.end();
  }

  async #open(): Promise<pg.Client> {
    const { connectionString, maxSilenceMs, onOpen, onLost } = this.#options;
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: maxSilenceMs,
      // A server that froze reports no error. The driver also cuts the connection.
      query_timeout: maxSilenceMs,
      keepAlive: true,
      pipeline: true,
    });
    const lose = (error: Error) => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#opening = undefined;
      if (!this.#isClosed) onLost(error);
    };
    client.on('error', lose);
    client.on('end', () => lose(new Error('the connection was lost')));
    try {
      await client.connect();
      await onOpen?.(client);
    } catch (error) {
      endClient(client);
      this.#opening = undefined;
      throw error;
    }
    this.#client = client;
    return client;
  }
}
