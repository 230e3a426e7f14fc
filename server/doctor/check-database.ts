import type { Database } from '../postgres/database.ts';
import { requireRow } from '../postgres/query.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

type Queries = Pick<Database, 'query'>;

type State = {
  version: string;
  size: string;
  used: number;
  allowed: number;
  clock: number;
  oldest: number;
  is_read_only: boolean;
};

const maxClockSeconds = 5;
const maxTransactionMinutes = 10;
/** The share of connections after which a second process or a backup may find none. */
const maxShare = 0.85;

/** Sessions of other users are hidden in pg_stat_activity, and counted in pg_stat_database. */
const readState = `select current_setting('server_version') as version,
  pg_size_pretty(pg_database_size(current_database())) as size,
  (select sum(numbackends)::int from pg_stat_database) as used,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed,
  extract(epoch from clock_timestamp())::float8 as clock,
  coalesce((
    select max(extract(epoch from now() - xact_start))::float8 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  ), 0) as oldest,
  current_setting('transaction_read_only')::boolean as is_read_only`;

export async function checkDatabase({ query }: Queries): Promise<Finding[]> {
  const askedAt = Date.now();
  const state = requireRow(await query<State>(readState));
  const seconds = Math.abs(state.clock - (askedAt + Date.now()) / 2000);
  const findings = [
    ok(
      `PostgreSQL ${state.version} responds: ${state.size}, ${state.used} of ${state.allowed} connections in use.`,
    ),
  ];
  if (state.is_read_only) {
    findings.push(
      failed(
        'PostgreSQL is read-only: pages are shown, and nothing can be saved.',
        'DATABASE_URL may name a standby (select pg_is_in_recovery()), or somebody has set default_transaction_read_only, as some providers do when the disk is full: free space, then alter system reset default_transaction_read_only, and select pg_reload_conf().',
      ),
    );
  }
  if (state.used > state.allowed * maxShare) {
    findings.push(
      warning(
        'Nearly all connections of PostgreSQL are in use.',
        'Raise max_connections, or lower DATABASE_POOL_SIZE or the number of processes (docs/scaling.md).',
      ),
    );
  }
  if (seconds > maxClockSeconds) {
    findings.push(
      failed(
        `The clocks of this machine and of PostgreSQL differ by ${Math.round(seconds)} seconds.`,
        'Sessions and links end at the wrong time. timedatectl shows the clock of a machine; set the wrong one with: timedatectl set-ntp true (as root).',
      ),
    );
  }
  if (state.oldest > maxTransactionMinutes * 60) {
    findings.push(
      warning(
        `A transaction has been open for ${Math.round(state.oldest / 60)} minutes and keeps old rows from being cleaned up.`,
        'Find it with: select pid, state, query from pg_stat_activity order by xact_start. A backup may take that long; end any other with: select pg_terminate_backend(PID).',
      ),
    );
  }
  return findings;
}
