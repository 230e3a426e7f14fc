import type { Duplex } from 'node:stream';
import pg from 'pg';
import { asUnavailable, DatabaseUnavailable } from '../unavailable.ts';
import type { OnDuration } from './role-pool.ts';
import type { RoleResult } from './role-query.ts';
import { type RoleRun, Session } from './session.ts';

const statementsPerRole = 200;

/** A connection that many short reads share without waiting for each other's results. Reconnects after a loss. */
export class PipelinedConnection {
  inFlight = 0;
  readonly #config: pg.ClientConfig;
  readonly #searchPath: string;
  #session: Promise<Session> | undefined;
  #open: Session | undefined;
  #client: pg.Client | undefined;
  #isBatching = false;
  /** Time at which the latest statement ended: the next one in the pipeline begins then. */
  #lastEnd = 0;

  constructor(config: pg.ClientConfig, searchPath: string) {
    this.#config = config;
    this.#searchPath = searchPath;
  }

  async run(run: RoleRun, onDuration?: OnDuration): Promise<RoleResult> {
    this.inFlight += 1;
    const sent = performance.now();
    let outcome: 'success' | 'failure' = 'failure';
    const session = this.#open;
    try {
      if (session) this.#batchWrites(session.client.connection.stream);
      const result = await (session ?? (await this.#connect())).run(run);
      outcome = 'success';
      return result;
    } catch (error) {
      const failure = asUnavailable(error);
      if (!session || !(failure instanceof DatabaseUnavailable)) throw failure;
      // Retry on a new connection: pipelines only run reads, so running one twice is harmless.
      if (this.#open === session) this.#forget();
      return await (await this.#connect()).run(run);
    } finally {
      this.inFlight -= 1;
      const end = performance.now();
      onDuration?.(end - Math.max(sent, this.#lastEnd), outcome);
      this.#lastEnd = end;
    }
  }

  async close(): Promise<void> {
    // A connection that could not be opened need not be closed.
    const session = await this.#session?.catch(() => undefined);
    await session?.client.end();
  }

  /** Ends the connection immediately; statements that wait on it fail. */
  disconnect(): void {
    this.#client?.connection.stream.destroy();
  }

  /** Sends everything that is written within one iteration of the event loop in one system call. */
  #batchWrites(stream: Duplex): void {
    if (this.#isBatching) return;
    this.#isBatching = true;
    stream.cork();
    setImmediate(() => {
      this.#isBatching = false;
      stream.uncork();
    });
  }

  #connect(): Promise<Session> {
    if (this.#session) return this.#session;
    const client = new pg.Client({ ...this.#config, pipeline: true });
    const onLoss = () => this.#forget(client);
    client.on('error', onLoss);
    client.on('end', onLoss);
    this.#session = client.connect().then(async () => {
      const session = await Session.open(client, this.#searchPath, statementsPerRole);
      this.#open = session;
      return session;
    });
    this.#session.catch(onLoss);
    this.#client = client;
    return this.#session;
  }

  #forget(client = this.#client): void {
    if (client !== this.#client) return;
    this.#session = undefined;
    this.#open = undefined;
  }
}
