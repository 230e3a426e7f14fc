import type { BulkTarget } from '../../../../domain/bulk/bulk-action.ts';
import { asCaller } from '../../../functions/act-as.ts';
import { FunctionError } from '../../../functions/errors.ts';
import { listJustEnded, restoreMail } from '../../mail/ended-mail.ts';
import { type BulkKind, countReasons, SkippedRow, type WorkOf } from '../bulk-kind.ts';
import { tables } from '../tables.ts';

type Work = WorkOf<'set'>;
type Before = { value: string | null; changed_at?: string; ended_mail?: string[] };

/**
 * Sets one column, such as the owner. Row-level security, the grants of columns and triggers decide who may. The change
 * may end the reason of waiting mail, which is then cancelled; undo restores it.
 */
export const setColumn: BulkKind<Work> = {
  roles: ['admin', 'recruiter', 'editor'],
  targets: ['applications', 'jobs', 'clients', 'leads', 'articles', 'users'],
  givesRights: (target, work) =>
    target === 'users' && (work === 'undo' || work.value !== 'disabled'),
  check: (target, work) => void columnOf(target, work),
  preview: async (context) => {
    const { column, value, from } = context.work;
    const { table, key, requirement } = columnOf(context.target, context.work);
    const { accountColumn } = tables[context.target];
    // The same reasons in the same order as in `run`.
    return countReasons(
      context,
      `select case ${accountColumn ? `when found.${accountColumn} = auth.uid() then 'own_account'` : ''}
         when found.${column}::text is not distinct from $2 then 'unchanged'
         when $3::text[] is not null and (found.${column}::text = any ($3::text[])) is not true then 'other_state'
         ${requirement ? `when found.${requirement.column} is null then '${requirement.reason}'` : ''} end as reason, count(*)
       from public.${table} as found where found.${key} = any ($1::uuid[]) group by 1`,
      [value, from ?? null],
    );
  },
  async run({ query, target, id, work, staff }) {
    const { table, key, requirement, changedAt } = columnOf(target, work);
    if (tables[target].accountColumn && id === staff.id) throw new SkippedRow('own_account');
    const { rows } = await asCaller(query, () =>
      query<{ value: string | null; lacks_required: boolean; changed_at: string | null }>(
        `select ${work.column}::text as value, ${requirement ? `${requirement.column} is null` : 'false'} as lacks_required,
           ${changedAt ?? 'null'}::text as changed_at
         from public.${table} where ${key} = $1 for update`,
        [id],
      ),
    );
    const [found] = rows;
    if (!found) throw new SkippedRow('not_found');
    if (found.value === work.value) throw new SkippedRow('unchanged');
    if (work.from && !isAmong(found.value, work.from)) throw new SkippedRow('other_state');
    if (requirement && found.lacks_required) throw new SkippedRow(requirement.reason);
    const before: Before = {
      value: found.value,
      ...(found.changed_at && { changed_at: found.changed_at }),
    };
    const { rowCount } = await asCaller(query, () =>
      query(`update public.${table} set ${work.column} = $2 where ${key} = $1`, [id, work.value]),
    );
    if (rowCount !== 1) throw new SkippedRow('not_allowed');
    const { ended } = await listJustEnded(query, id);
    if (ended.length === 0) return { before };
    return { before: { ...before, ended_mail: ended }, note: 'mail_ended' };
  },
  async undo({ query, target, id, work }, { before }) {
    const { table, key, changedAt } = columnOf(target, work);
    const { value, changed_at: at, ended_mail: ended = [] } = before as Before;
    const time = changedAt && at;
    const { rowCount } = await asCaller(query, () =>
      query(
        `update public.${table} set ${work.column} = $2 ${time ? `, ${changedAt} = $4` : ''}
         where ${key} = $1 and ${work.column}::text is not distinct from $3`,
        [id, value, work.value, ...(time ? [time] : [])],
      ),
    );
    if (rowCount !== 1) throw new SkippedRow('conflict');
    await restoreMail(query, ended);
  },
};

/** Returns false for null, because a row without a value is in none of the states. */
const isAmong = (value: string | null, values: string[]): boolean =>
  value !== null && values.includes(value);

/**
 * Finds the table of the column, and what it needs to get this value. The names come from a fixed list, so that they can
 * be part of a statement.
 */
function columnOf(target: BulkTarget, { column, value }: Work) {
  const { columns } = tables[target];
  const definition = Object.hasOwn(columns, column) ? columns[column] : undefined;
  if (!definition)
    throw new FunctionError('invalid', { fields: { 'work.column': 'choice_invalid' } });
  const { table, key, requirement, changedAt } = definition;
  return {
    table,
    key,
    changedAt,
    requirement: requirement?.for === value ? requirement : undefined,
  };
}
