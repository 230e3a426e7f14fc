import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { RoleResult } from './role-query.ts';
import { type RoleRun, Session } from './session.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';

const statementsPerRole = 200;

/** A pipelined connection for short reads; opened on first use and again after a loss. */
export class Lane {
  inFlight = 0;
  readonly #config: pg.ClientConfig;
  readonly #searchPath: string;
  #session: Promise<Session> | undefined;
  #open: Session | undefined;
  #client: pg.Client | undefined;
  #isGathering = false;

  constructor(config: pg.ClientConfig, searchPath: string) {
    this.#config = config;
    this.#searchPath = searchPath;
  }

  async run(run: RoleRun): Promise<RoleResult> {
    this.inFlight += 1;
    const session = this.#open;
    try {
      if (session) this.#gather(session.client.connection.stream);
      return await (session ?? (await this.#connect())).run(run);
    } catch (error) {
      const fault = asUnavailable(error);
      if (!session || !(fault instanceof DatabaseUnavailable)) throw fault;
      // A lane only reads, so what was lost on the way may be asked again on a new connection.
      if (this.#open === session) this.#forget();
      return await (await this.#connect()).run(run);
    } finally {
      this.inFlight -= 1;
    }
  }

  async close(): Promise<void> {
    const session = await this.#session?.catch(() => undefined);
    await session?.client.end();
  }

  /** Ends the connection at once: who waits on it is told. */
  cut(): void {
    this.#client?.connection.stream.destroy();
  }

  /** What many requests send in one turn of the event loop leaves in one system call. */
  #gather(stream: Duplex): void {
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    setImmediate(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #connect(): Promise<Session> {
    if (this.#session) return this.#session;
    const client = new pg.Client({ ...this.#config, pipeline: true });
    const lost = () => this.#forget(client);
    client.on('error', lost);
    client.on('end', lost);
    this.#session = client.connect().then(async () => {
      const session = await Session.open(client, this.#searchPath, statementsPerRole);
      this.#open = session;
      return session;
    });
    this.#session.catch(lost);
    this.#client = client;
    return this.#session;
  }

  #forget(client = this.#client): void {
    if (client !== this.#client) return;
    this.#session = undefined;
    this.#open = undefined;
  }
}
