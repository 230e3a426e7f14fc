import type pg from 'pg';
import type { Identity } from './request-context.ts';
import {
  contextValues,
  type RequestContext,
  rareSettings,
  sessionSetup,
} from './request-context.ts';
import { RoleQuery, type RoleResult } from './role-query.ts';
import { hasSqlstate, isSqlError, sqlstate } from './sqlstate.ts';
import { Statements } from './statements.ts';

export interface RoleRun {
  identity: Identity;
  text: string;
  values: readonly unknown[];
  context: RequestContext;
  timeoutMs: number;
  readOnly: boolean;
  raw: boolean;
  begin: boolean;
}

/** One connection that is set up to run statements under a role. */
export class Session {
  readonly client: pg.Client;
  readonly #searchPath: string;
  readonly #statements: Statements;

  private constructor(client: pg.Client, searchPath: string, statementsPerRole: number) {
    this.client = client;
    this.#searchPath = searchPath;
    this.#statements = new Statements(statementsPerRole);
  }

  /** Each prepared statement holds memory of the database, so their number is bounded. */
  static async open(
    client: pg.Client,
    searchPath: string,
    statementsPerRole: number,
  ): Promise<Session> {
    await client.query(sessionSetup(searchPath));
    return new Session(client, searchPath, statementsPerRole);
  }

  async run(run: RoleRun): Promise<RoleResult> {
    try {
      return await this.#send(run);
    } catch (error) {
      // Neither fault lets anything of the batch happen, so even a write may be sent again.
      if (!isForgottenOrStale(error)) throw error;
      return this.#send(run);
    }
  }

  #send(run: RoleRun): Promise<RoleResult> {
    const { identity, text } = run;
    const statement = this.#statements.get(identity.role, text);
    return new Promise((resolve, reject) => {
      const batch = {
        text,
        values: run.values,
        context: contextValues(
          identity,
          run.context,
          run.timeoutMs,
          run.readOnly,
          this.#searchPath,
        ),
        rare: rareSettings(run.context),
        begin: run.begin,
        raw: run.raw,
        statements: this.#statements,
        statement,
      };
      const query = new RoleQuery(batch, (error, result) => {
        if (!error) return resolve(result);
        if (!statement.parsed || isForgottenOrStale(error)) {
          this.#statements.forget(identity.role, text, statement);
        }
        reject(error);
      });
      this.client.query(query);
    });
  }
}

/** A Parse skipped in a failed batch, or a result type that a schema change altered. */
function isForgottenOrStale(error: unknown): boolean {
  if (hasSqlstate(error, sqlstate.invalidStatementName)) return true;
  return (
    isSqlError(error) &&
    error.code === sqlstate.featureNotSupported &&
    error.message.includes('cached plan')
  );
}
