import type pg from 'pg';

const minute = 60_000;

/**
 * The queue holds a round only if it is later than the last: one that was held while the clock was
 * ahead would keep out all others until that time has come.
 */
export async function forgetFutureRounds(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const table = 'graphile_worker._private_known_crontabs';
  const { rows } = await pool.query('select to_regclass($1) as made', [table]);
  if (!rows[0]?.made) return;
  await pool.query(`update ${table} set last_execution = null where last_execution > $1`, [
    new Date(Date.now() + minute),
  ]);
}
