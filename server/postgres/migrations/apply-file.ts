import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { rollBack } from '../roll-back.ts';
import { sqlstate } from '../sqlstate.ts';
import { MigrationError } from './migration-error.ts';
import type { MigrationFile } from './migration-files.ts';
import type { Statement } from './split-statements.ts';

// Applies one migration: in a transaction, or, if it builds an index concurrently, as a single statement without one.

export type Locking = {
  /** Milliseconds that a migration waits for a table. Requests to the table queue behind it while it waits. */
  lockTimeout?: number;
  /** Milliseconds between two attempts, in which requests pass. */
  lockPause?: number;
  /** Milliseconds after which the migration fails. */
  lockPatience?: number;
  /** Called once for each file that has to wait. */
  onBlocked?: (file: MigrationFile) => void;
};

const defaults = { lockTimeout: 2_000, lockPause: 1_000, lockPatience: 300_000 };

// "alpaca" in ASCII: any number works as long as no other program locks it.
const lockKey = '107083807646561';

const turnPause = 100;

/** Returns false if another process has applied the file first. */
export async function applyFile(
  client: ClientBase,
  history: string,
  file: MigrationFile,
  locking: Locking = {},
): Promise<boolean> {
  const { lockTimeout, lockPause, lockPatience } = { ...defaults, ...locking };
  const concurrent = file.statements.find((statement) => concurrentIndex.test(codeOf(statement)));
  const apply = () =>
    concurrent
      ? applyConcurrently(client, history, file, concurrent)
      : inLockedTransaction(client, () => applyStatements(client, history, file), lockTimeout);
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply();
    } catch (error) {
      if (!wasBlocked(error) || performance.now() - start > lockPatience) throw error;
      if (attempt === 1) locking.onBlocked?.(file);
      await sleep(lockPause);
    }
  }
}

async function applyStatements(
  client: ClientBase,
  history: string,
  file: MigrationFile,
): Promise<boolean> {
  if (!(await recordApplied(client, history, file))) return false;
  for (const statement of file.statements) await run(client, file, statement);
  await client.query(`do $$ begin
    if to_regprocedure('auth.ensure_service_role_policies()') is not null then
      perform auth.ensure_service_role_policies();
    end if;
  end $$`);
  // Sent with the commit, so that a running process of an older version learns of every change.
  await client.query(`notify pgrst, 'reload schema'`);
  return true;
}

export const concurrentIndex =
  /^create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?([a-z_0-9]+)\s+on\s+(?:([a-z_0-9]+)\.)?[a-z_0-9]+/i;

const codeOf = ({ text, start, codeStart }: Statement) => text.slice(codeStart - start);

/** Writing goes on while the index is built, which takes as long as the oldest transaction that is open. */
async function applyConcurrently(
  client: ClientBase,
  history: string,
  file: MigrationFile,
  statement: Statement,
): Promise<boolean> {
  if (file.statements.length > 1) {
    throw new Error(`${file.path} builds an index concurrently: it must have no other statement.`);
  }
  const [, name = '', schema = 'public'] = concurrentIndex.exec(codeOf(statement)) ?? [];
  await takeTurn(client, 'pg_try_advisory_lock');
  try {
    const { rowCount } = await client.query(
      `select from ${history}.schema_migrations where version = $1`,
      [file.version],
    );
    if (rowCount) return false;
    await client.query('set statement_timeout to 0; set lock_timeout to 0');
    // An interrupted build leaves an index that is never used.
    await client.query(`drop index concurrently if exists ${schema}.${name}`);
    await run(client, file, statement);
    return await recordApplied(client, history, file);
  } finally {
    // If the connection was lost, its settings and its lock are gone with it.
    await client
      .query(`reset statement_timeout; reset lock_timeout; select pg_advisory_unlock(${lockKey})`)
      .catch(() => undefined);
  }
}

async function recordApplied(
  client: ClientBase,
  history: string,
  file: MigrationFile,
): Promise<boolean> {
  const texts = file.statements.map((statement) => statement.text);
  const { rowCount } = await client.query(
    `insert into ${history}.schema_migrations (version, statements, name) values ($1, $2, $3)
     on conflict do nothing`,
    [file.version, texts, file.name],
  );
  return rowCount === 1;
}

async function run(client: ClientBase, file: MigrationFile, statement: Statement): Promise<void> {
  await client.query(statement.text).catch((cause: unknown) => {
    throw new MigrationError(file, statement, cause);
  });
}

/**
 * Waits, without a limit, until no other process migrates. It asks again and again, because a statement that waits for the
 * lock has a snapshot, and building an index concurrently waits for every snapshot.
 */
async function takeTurn(
  client: ClientBase,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock',
): Promise<void> {
  for (;;) {
    const begin = lock === 'pg_try_advisory_xact_lock' ? 'begin' : '';
    if (begin) await client.query(begin);
    const { rows } = await client.query<{ taken: boolean }>(`select ${lock}(${lockKey}) as taken`);
    if (rows[0]?.taken) return;
    if (begin) await client.query('rollback');
    await sleep(turnPause);
  }
}

export async function inLockedTransaction<T>(
  client: ClientBase,
  work: () => Promise<T>,
  lockTimeout = defaults.lockTimeout,
): Promise<T> {
  // The advisory lock belongs to the transaction, so it also works through a transaction-mode pooler.
  await takeTurn(client, 'pg_try_advisory_xact_lock');
  try {
    // Asynchronous commit is safe: any later synchronous commit flushes these too, and a file that is
    // lost in a power failure before that is applied again.
    await client.query(
      `set local statement_timeout to 0;
       set local synchronous_commit to off;
       set local lock_timeout to ${lockTimeout};
       set local search_path to "$user", public, extensions`,
    );
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await rollBack(client);
    throw error;
  }
}

function wasBlocked(error: unknown): boolean {
  const { code } = ((error instanceof MigrationError ? error.cause : error) ?? {}) as {
    code?: string;
  };
  return code === sqlstate.lockNotAvailable || code === sqlstate.deadlockDetected;
}
