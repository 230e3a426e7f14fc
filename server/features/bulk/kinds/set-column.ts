import type { BulkTarget } from '../../../../domain/bulk/bulk-action.ts';
import { asCaller } from '../../../functions/as-caller.ts';
import { FunctionError } from '../../../functions/errors.ts';
import { type BulkKind, countReasons, SkippedRow, type WorkOf } from '../bulk-kind.ts';
import { tables } from '../tables.ts';

type Work = WorkOf<'set'>;

/** Sets one column, such as the owner. Row-level security and the grants of columns decide who may. */
export const setColumn: BulkKind<Work> = {
  roles: ['admin', 'recruiter', 'editor'],
  targets: ['applications', 'jobs', 'clients', 'leads', 'articles'],
  preview: async (context) => {
    const { table, key } = columnOf(context.target, context.work);
    return countReasons(
      context,
      `select case when found.${context.work.column}::text is not distinct from $2 then 'unchanged' end as reason, count(*)
       from public.${table} as found where found.${key} = any ($1::uuid[]) group by 1`,
      [context.work.value],
    );
  },
  async run({ query, target, id, work }) {
    const { table, key } = columnOf(target, work);
    const { rows } = await asCaller(query, () =>
      query<{ value: string | null }>(
        `select ${work.column}::text as value from public.${table} where ${key} = $1 for update`,
        [id],
      ),
    );
    const [before] = rows;
    if (!before) throw new SkippedRow('not_found');
    if (before.value === work.value) throw new SkippedRow('unchanged');
    const { rowCount } = await asCaller(query, () =>
      query(`update public.${table} set ${work.column} = $2 where ${key} = $1`, [id, work.value]),
    );
    if (rowCount !== 1) throw new SkippedRow('not_allowed');
    return { before };
  },
  async undo({ query, target, id, work }, { before }) {
    const { table, key } = columnOf(target, work);
    const { value } = before as { value: string | null };
    const { rowCount } = await asCaller(query, () =>
      query(
        `update public.${table} set ${work.column} = $2
         where ${key} = $1 and ${work.column}::text is not distinct from $3`,
        [id, value, work.value],
      ),
    );
    if (rowCount !== 1) throw new SkippedRow('conflict');
  },
};

/** The names come from a fixed list, so that they can be part of a statement. */
function columnOf(target: BulkTarget, { column }: Work): { table: string; key: string } {
  const { columns } = tables[target];
  const found = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!found) throw new FunctionError('invalid', { fields: { 'work.column': 'choice_invalid' } });
  return found;
}
