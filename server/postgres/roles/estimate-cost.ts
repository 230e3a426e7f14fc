import { TooCostly } from '../limit-errors.ts';
import type { OnDuration, RolePool } from './role-pool.ts';
import type { RawRow } from './role-query.ts';
import type { RoleRun } from './session.ts';

/** Asks the planner for the cost, as the same role and with the same values; EXPLAIN reads no rows. */
export async function requireAffordable(
  pool: RolePool,
  run: Omit<RoleRun, 'begin'>,
  maxCost: number,
  onDuration: OnDuration,
): Promise<void> {
  const text = `explain (format json) ${run.text}`;
  const { rows } = await pool.run({ ...run, text, raw: true }, {}, onDuration);
  const [plan] = (rows[0] ?? []) as RawRow;
  const cost: unknown = JSON.parse(plan ?? '[]')[0]?.Plan?.['Total Cost'];
  if (typeof cost === 'number' && cost > maxCost) throw new TooCostly(Math.round(cost), maxCost);
}
