import type pg from 'pg';

const minuteMs = 60_000;

/**
 * graphile-worker runs a scheduled task only if its time is later than that of the last run. A run while
 * the clock was ahead would suppress all others until that time.
 */
export async function forgetFutureRounds(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const table = 'graphile_worker._private_known_crontabs';
  const { rows } = await pool.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [table],
  );
  if (!rows[0]?.found) return;
  await pool.query(`update ${table} set last_execution = null where last_execution > $1`, [
    new Date(Date.now() + minuteMs),
  ]);
}
