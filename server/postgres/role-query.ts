import pg from 'pg';
import { contextStatement, namedContextStatement } from './request-context.ts';
import type { Statement, Statements } from './statements.ts';
import { wireValue } from './wire-value.ts';

export type RawRow = (string | null)[];

export interface RoleBatch {
  text: string;
  values: readonly unknown[];
  context: string[];
  rare: [string, string][];
  /** Opens an explicit transaction, which the caller must end. */
  begin: boolean;
  /** Rows as PostgreSQL's own text, without a description of the columns. */
  raw: boolean;
  statements: Statements;
  statement: Statement;
}

export interface RoleResult {
  rows: unknown[];
  rowCount: number | null;
}

type Callback = (error: Error | null, result: RoleResult) => void;

interface QueryHooks {
  callback: Callback;
  submit(connection: pg.Connection): Error | null;
  handleDataRow(message: { fields: RawRow }): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
}

// The hooks by which the client drives a query are stable, but not part of its published types.
const BaseQuery = pg.Query as unknown as new (config: { text: string }) => QueryHooks;

/**
 * One batch up to one Sync, hence one implicit transaction and one round trip: the settings of the
 * request, then the statement. The results of the settings are swallowed.
 */
export class RoleQuery extends BaseQuery {
  readonly #batch: RoleBatch;
  #toSwallow: number;
  readonly #rawRows: RawRow[] = [];

  constructor(batch: RoleBatch, callback: Callback) {
    super({ text: batch.text });
    this.#batch = batch;
    this.#toSwallow = 1 + batch.rare.length + (batch.begin ? 1 : 0);
    this.callback = (error, result) => {
      if (error) return callback(error, result);
      batch.statement.parsed = true;
      callback(null, batch.raw ? { rows: this.#rawRows, rowCount: result.rowCount } : result);
    };
  }

  override submit(connection: pg.Connection): null {
    const batch = this.#batch;
    const { stream } = connection;
    stream.cork();
    try {
      for (const name of batch.statements.takeClosed()) connection.close({ type: 'S', name }, true);
      if (batch.begin) {
        connection.parse({ name: '', text: 'begin', types: [] }, true);
        connection.bind({ statement: '', values: [] }, true);
        connection.execute(null, true);
      }
      connection.bind({ statement: contextStatement, values: batch.context }, true);
      connection.execute(null, true);
      for (const values of batch.rare) {
        connection.bind({ statement: namedContextStatement, values }, true);
        connection.execute(null, true);
      }
      this.#sendStatement(connection);
      connection.sync();
    } finally {
      stream.uncork();
    }
    return null;
  }

  #sendStatement(connection: pg.Connection): void {
    const { statement, text, values, raw } = this.#batch;
    if (!statement.sent) {
      connection.parse({ name: statement.name, text, types: [] }, true);
      statement.sent = true;
    }
    connection.bind({ statement: statement.name, values: values.map(wireValue) }, true);
    if (!raw) connection.describe({ type: 'P', name: '' }, true);
    connection.execute(null, true);
  }

  override handleDataRow(message: { fields: RawRow }): void {
    if (this.#toSwallow > 0) return;
    if (this.#batch.raw) this.#rawRows.push(message.fields);
    else super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#toSwallow > 0) {
      this.#toSwallow -= 1;
      return;
    }
    super.handleCommandComplete(message, connection);
  }
}
