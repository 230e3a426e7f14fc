import pg from 'pg';

type Callback = (error: Error | null, result: unknown) => void;
type Work = { name: string; text: string; values: string[] };

interface Hooks {
  callback: Callback;
  submit(connection: pg.Connection): Error | null;
  handleDataRow(message: { fields: (string | null)[] }): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

// The client calls these methods on queries, although its types do not declare them.
const BaseQuery = pg.Query as unknown as new (config: { text: string }) => Hooks;

export const prepareContext = `set jit = off;
  prepare context (text, text) as
  select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`;

const parsed = new WeakMap<pg.Connection, Set<string>>();

/** Sends role, claims and statement before one Sync: an implicit transaction in one round trip. */
export class PipelinedQuery extends BaseQuery {
  readonly #identity: [string, string];
  readonly #work: Work;
  #settled = false;
  #text = '';

  static run(client: pg.Client, role: string, claims: string, work: Work): Promise<string> {
    return new Promise((resolve, reject) => {
      const query = new PipelinedQuery([role, claims], work, (error) =>
        error ? reject(error) : resolve(query.#text),
      );
      client.query(query);
    });
  }

  constructor(identity: [string, string], work: Work, callback: Callback) {
    super({ text: work.text });
    this.#identity = identity;
    this.#work = work;
    this.callback = callback;
  }

  override submit(connection: pg.Connection): null {
    const { name, text, values } = this.#work;
    const statement = `${name}_${this.#identity[0]}`;
    const known = parsed.get(connection) ?? new Set();
    parsed.set(connection, known);
    connection.stream.cork();
    connection.bind({ statement: 'context', values: this.#identity }, true);
    connection.execute(null, true);
    if (!known.has(statement)) connection.parse({ name: statement, text, types: [] }, true);
    known.add(statement);
    connection.bind({ statement, values }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
    return null;
  }

  override handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#settled) this.#text = fields[0] ?? '';
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#settled) super.handleCommandComplete(message, connection);
    this.#settled = true;
  }
}
