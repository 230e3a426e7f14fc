import type pg from 'pg';
import type { RoleResult } from './role-query.ts';
import { type RoleRun, Session } from './session.ts';
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts';

export interface PoolRunOptions {
  decide?: (result: RoleResult) => 'commit' | 'rollback';
  signal?: () => AbortSignal;
}

/** Hears how long the database took for what succeeded, without the wait for a connection. */
export type OnTook = (milliseconds: number) => void;

const statementsPerRole = 50;
/** Nothing that ends sooner is worth watching for a caller who goes away. */
const watchAfter = 100;

/** Runs under a role on connections of an ordinary pool: one statement has one to itself. */
export class RolePool {
  readonly #pool: pg.Pool;
  readonly #canceller: Pick<pg.Pool, 'query'>;
  readonly #searchPath: string;
  readonly #sessions = new WeakMap<pg.Client, Session>();

  /** The canceller has connections of its own: those of the pool may all wait for a cancellation. */
  constructor(pool: pg.Pool, canceller: Pick<pg.Pool, 'query'>, searchPath: string) {
    this.#pool = pool;
    this.#canceller = canceller;
    this.#searchPath = searchPath;
  }

  async run(
    run: Omit<RoleRun, 'begin'>,
    options: PoolRunOptions,
    onTook?: OnTook,
  ): Promise<RoleResult> {
    const client = await this.#pool.connect();
    const stopWatching = this.#cancelOnAbort(client, options.signal);
    let broken: Error | undefined;
    try {
      const session = await this.#sessionOf(client);
      if (options.decide) return await decided(session, run, options.decide);
      const began = performance.now();
      const result = await session.run({ ...run, begin: false });
      onTook?.(performance.now() - began);
      return result;
    } catch (error) {
      const fault = asUnavailable(error);
      const usable = client.getTransactionStatus() === 'I';
      if (fault instanceof DatabaseUnavailable || !usable) broken = asError(fault);
      throw fault;
    } finally {
      await stopWatching();
      client.release(broken);
    }
  }

  async #sessionOf(client: pg.PoolClient): Promise<Session> {
    const known = this.#sessions.get(client);
    if (known) return known;
    const session = await Session.open(client, this.#searchPath, statementsPerRole);
    this.#sessions.set(client, session);
    return session;
  }

  /** The connection is held until a cancellation has arrived, or it would hit its next user. */
  #cancelOnAbort(client: pg.PoolClient, getSignal: PoolRunOptions['signal']): () => Promise<void> {
    if (!getSignal) return async () => undefined;
    let cancelling: Promise<unknown> | undefined;
    let signal: AbortSignal | undefined;
    const cancel = () => {
      const pid = 'processID' in client ? client.processID : null;
      cancelling = this.#canceller
        .query('select pg_catalog.pg_cancel_backend($1)', [pid])
        .catch(() => undefined);
    };
    const timer = setTimeout(() => {
      signal = getSignal();
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel, { once: true });
    }, watchAfter);
    return async () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      await cancelling;
    };
  }
}

async function decided(
  session: Session,
  run: Omit<RoleRun, 'begin'>,
  decide: (result: RoleResult) => 'commit' | 'rollback',
): Promise<RoleResult> {
  try {
    const result = await session.run({ ...run, begin: true });
    await session.client.query(decide(result));
    return result;
  } catch (error) {
    // Always: the failure is heard of before the state of the transaction is.
    await session.client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
