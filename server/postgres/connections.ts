import pg from 'pg';
import { PipelinedConnection } from './roles/pipelined-connection.ts';
import { valueParsers } from './value-parsers.ts';

/** All pools and pipelines to one server, which are cut or closed together. */
export class Connections {
  /** Pools by their purpose, such as `server`. */
  readonly pools: Record<string, pg.Pool> = {};
  readonly #config: pg.ClientConfig;
  readonly #searchPath: string;
  readonly #clients = new Set<pg.Client>();
  readonly #pipelines: PipelinedConnection[] = [];

  constructor(config: pg.ClientConfig, searchPath: string) {
    this.#config = config;
    this.#searchPath = searchPath;
  }

  openPool(name: string, max: number): pg.Pool {
    const pool = new pg.Pool({ ...this.#config, max, types: valueParsers });
    pool.on('error', () => undefined);
    pool.on('connect', (client) => {
      this.#clients.add(client);
      // Without a listener, losing a connection that is checked out would end the process.
      client.on('error', () => undefined);
      client.on('end', () => this.#clients.delete(client));
    });
    this.pools[name] = pool;
    return pool;
  }

  openPipelines(count: number): PipelinedConnection[] {
    const opened = Array.from(
      { length: count },
      () => new PipelinedConnection(this.#config, this.#searchPath),
    );
    this.#pipelines.push(...opened);
    return opened;
  }

  /** Ends every connection immediately, so that the statements waiting on them fail. */
  disconnect(): void {
    for (const { connection } of this.#clients) connection.stream.destroy();
    for (const pipeline of this.#pipelines) pipeline.disconnect();
  }

  async close(): Promise<void> {
    await Promise.all(this.#pipelines.map((pipeline) => pipeline.close()));
    await Promise.all(Object.values(this.pools).map((pool) => pool.end()));
  }
}
