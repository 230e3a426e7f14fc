import { TooCostly } from './refusals.ts';
import type { RolePool } from './role-pool.ts';
import type { RawRow } from './role-query.ts';
import type { RoleRun } from './session.ts';

/** Asks the planner, as the same role and with the same values; nothing is read for it. */
export async function requireAffordable(
  pool: RolePool,
  run: Omit<RoleRun, 'begin'>,
  most: number,
): Promise<void> {
  const text = `explain (format json) ${run.text}`;
  const { rows } = await pool.run({ ...run, text, raw: true }, {});
  const [plan] = (rows[0] ?? []) as RawRow;
  const cost: unknown = JSON.parse(plan ?? '[]')[0]?.Plan?.['Total Cost'];
  if (typeof cost === 'number' && cost > most) throw new TooCostly(Math.round(cost), most);
}
