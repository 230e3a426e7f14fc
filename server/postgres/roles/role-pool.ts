import type pg from 'pg';
import { rollBack } from '../roll-back.ts';
import { asUnavailable, DatabaseUnavailable } from '../unavailable.ts';
import type { RoleResult } from './role-query.ts';
import { type RoleRun, Session } from './session.ts';

type End = 'commit' | 'rollback';
/** May do short work that belongs to the transaction, which holds its connection until it is done. */
export type Decide = (result: RoleResult) => End | Promise<End>;

interface PoolRunOptions {
  decide?: Decide;
  signal?: () => AbortSignal;
}

/** Receives the time that a statement took, without the wait for a connection. */
export type OnDuration = (milliseconds: number, outcome: 'success' | 'failure') => void;

const statementsPerRole = 50;
/** Milliseconds: statements that end sooner are not worth an abort listener. */
const listenForAbortAfterMs = 100;

/** Runs statements under a role on exclusive connections of an ordinary pool. */
export class RolePool {
  readonly #pool: pg.Pool;
  readonly #canceller: Pick<pg.Pool, 'query'>;
  readonly #searchPath: string;
  readonly #sessions = new WeakMap<pg.Client, Session>();

  /** The canceller needs a separate connection: all connections of the pool may be waiting for a cancellation. */
  constructor(pool: pg.Pool, canceller: Pick<pg.Pool, 'query'>, searchPath: string) {
    this.#pool = pool;
    this.#canceller = canceller;
    this.#searchPath = searchPath;
  }

  async run(
    run: Omit<RoleRun, 'begin'>,
    options: PoolRunOptions,
    onDuration?: OnDuration,
  ): Promise<RoleResult> {
    const client = await this.#pool.connect();
    const stopListening = this.#cancelOnAbort(client, options.signal);
    let broken: Error | undefined;
    let outcome: 'success' | 'failure' = 'failure';
    let began = performance.now();
    try {
      const session = await this.#sessionOf(client);
      began = performance.now();
      const result = options.decide
        ? await runAndDecide(session, run, options.decide)
        : await session.run({ ...run, begin: false });
      outcome = 'success';
      return result;
    } catch (error) {
      const failure = asUnavailable(error);
      const isIdle = client.getTransactionStatus() === 'I';
      if (failure instanceof DatabaseUnavailable || !isIdle) broken = asError(failure);
      throw failure;
    } finally {
      onDuration?.(performance.now() - began, outcome);
      await stopListening();
      client.release(broken);
    }
  }

  async #sessionOf(client: pg.PoolClient): Promise<Session> {
    const openSession = this.#sessions.get(client);
    if (openSession) return openSession;
    const session = await Session.open(client, this.#searchPath, statementsPerRole);
    this.#sessions.set(client, session);
    return session;
  }

  /** The result must be awaited before release: a late cancellation would hit the next user of the connection. */
  #cancelOnAbort(client: pg.PoolClient, getSignal: PoolRunOptions['signal']): () => Promise<void> {
    if (!getSignal) return async () => undefined;
    let cancelling: Promise<unknown> | undefined;
    let signal: AbortSignal | undefined;
    const cancel = () => {
      const pid = 'processID' in client ? client.processID : null;
      // A statement that cannot be cancelled ends by itself, at its time limit.
      cancelling = this.#canceller
        .query('select pg_catalog.pg_cancel_backend($1)', [pid])
        .catch(() => undefined);
    };
    const timer = setTimeout(() => {
      signal = getSignal();
      if (signal.aborted) cancel();
      else signal.addEventListener('abort', cancel, { once: true });
    }, listenForAbortAfterMs);
    return async () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
      await cancelling;
    };
  }
}

async function runAndDecide(
  session: Session,
  run: Omit<RoleRun, 'begin'>,
  decide: Decide,
): Promise<RoleResult> {
  try {
    const result = await session.run({ ...run, begin: true });
    await session.client.query(await decide(result));
    return result;
  } catch (error) {
    // Roll back always: the error arrives before the transaction status does.
    await rollBack(session.client);
    throw error;
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
