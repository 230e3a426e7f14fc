import type pg from 'pg';
import {
  contextValues,
  extraSettings,
  type Identity,
  type RequestContext,
  sessionSetup,
} from '../request-context.ts';
import { hasSqlstate, isSqlError, sqlstate } from '../sqlstate.ts';
import { PreparedStatements } from './prepared-statements.ts';
import { RoleQuery, type RoleResult } from './role-query.ts';

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

/** A connection that is set up to run statements under a role. */
export class Session {
  readonly client: pg.Client;
  readonly #searchPath: string;
  readonly #statements: PreparedStatements;

  private constructor(client: pg.Client, searchPath: string, statementsPerRole: number) {
    this.client = client;
    this.#searchPath = searchPath;
    this.#statements = new PreparedStatements(statementsPerRole);
  }

  /** Each prepared statement uses memory in the database, so their number per role is limited. */
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
      // Retry: nothing in the batch has run, so even a write may be sent again.
      if (!isMissingOrStale(error)) throw error;
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
        extra: extraSettings(run.context),
        before: run.context.before,
        begin: run.begin,
        raw: run.raw,
        statements: this.#statements,
        statement,
      };
      const query = new RoleQuery(batch, (error, result) => {
        if (!error) return resolve(result);
        if (!statement.isParsed || isMissingOrStale(error)) {
          this.#statements.forget(identity.role, text, statement);
        }
        reject(error);
      });
      this.client.query(query);
    });
  }
}

/** The prepared statement is missing (its Parse was in a failed batch) or its result type has changed. */
function isMissingOrStale(error: unknown): boolean {
  if (hasSqlstate(error, sqlstate.invalidStatementName)) return true;
  return (
    isSqlError(error) &&
    error.code === sqlstate.featureNotSupported &&
    error.message.includes('cached plan')
  );
}
