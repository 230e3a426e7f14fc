import pg from 'pg';
import { contextStatement, namedContextStatement } from '../request-context.ts';
import { wireValue } from '../wire-value.ts';
import type { PreparedStatement, PreparedStatements } from './prepared-statements.ts';

export type RawRow = (string | null)[];

interface RoleBatch {
  text: string;
  values: readonly unknown[];
  context: string[];
  extra: [string, string][];
  before: string | undefined;
  /** Opens an explicit transaction, which the caller must commit or roll back. */
  begin: boolean;
  /** Returns rows as arrays of PostgreSQL's text format and skips the description of the columns. */
  raw: boolean;
  statements: PreparedStatements;
  statement: PreparedStatement;
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

// The methods that pg's client calls on a query are stable, but missing in its published types.
// It clones a configuration with the descriptors of all its properties, but not a text.
const BaseQuery = pg.Query as unknown as new (text: string) => QueryHooks;

function runUnnamed(connection: pg.Connection, text: string): void {
  connection.parse({ name: '', text, types: [] }, true);
  connection.bind({ statement: '', values: [] }, true);
  connection.execute(null, true);
}

/**
 * Sends the settings of the request and the statement in one batch that ends with one Sync, hence in
 * one implicit transaction and one round trip. The results of the settings are skipped.
 */
export class RoleQuery extends BaseQuery {
  readonly #batch: RoleBatch;
  #resultsToSkip: number;
  readonly #rawRows: RawRow[] = [];

  constructor(batch: RoleBatch, callback: Callback) {
    super(batch.text);
    this.#batch = batch;
    this.#resultsToSkip = 1 + batch.extra.length + (batch.begin ? 1 : 0) + (batch.before ? 1 : 0);
    this.callback = (error, result) => {
      if (error) return callback(error, result);
      batch.statement.isParsed = true;
      callback(null, batch.raw ? { rows: this.#rawRows, rowCount: result.rowCount } : result);
    };
  }

  override submit(connection: pg.Connection): null {
    const batch = this.#batch;
    const { stream } = connection;
    stream.cork();
    try {
      for (const name of batch.statements.takeClosed()) connection.close({ type: 'S', name }, true);
      if (batch.begin) runUnnamed(connection, 'begin');
      connection.bind({ statement: contextStatement, values: batch.context }, true);
      connection.execute(null, true);
      for (const values of batch.extra) {
        connection.bind({ statement: namedContextStatement, values }, true);
        connection.execute(null, true);
      }
      if (batch.before) runUnnamed(connection, batch.before);
      this.#sendStatement(connection);
      connection.sync();
    } finally {
      stream.uncork();
    }
    return null;
  }

  #sendStatement(connection: pg.Connection): void {
    const { statement, text, values, raw } = this.#batch;
    if (!statement.isSent) {
      connection.parse({ name: statement.name, text, types: [] }, true);
      statement.isSent = true;
    }
    connection.bind({ statement: statement.name, values: values.map(wireValue) }, true);
    if (!raw) connection.describe({ type: 'P', name: '' }, true);
    connection.execute(null, true);
  }

  override handleDataRow(message: { fields: RawRow }): void {
    if (this.#resultsToSkip > 0) return;
    if (this.#batch.raw) this.#rawRows.push(message.fields);
    else super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    if (this.#resultsToSkip > 0) {
      this.#resultsToSkip -= 1;
      return;
    }
    super.handleCommandComplete(message, connection);
  }
}
