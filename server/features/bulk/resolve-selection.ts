import { createHash } from 'node:crypto';
import type { z } from 'zod';
import {
  type BulkTarget,
  type bulkSelection,
  maxBulkRows,
} from '../../../domain/bulk/bulk-action.ts';
import { isUuid } from '../../../domain/limits.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { tables } from './tables.ts';

type Selection = z.output<typeof bulkSelection>;

/** Rows per read of the data API. */
const rowsPerRequest = 1000;

/** Finds the selected rows with the rights of the caller, in a stable order. */
export async function resolveSelection(
  call: Call,
  staff: Staff,
  target: BulkTarget,
  selection: Selection,
): Promise<string[]> {
  const ids =
    selection.mode === 'some'
      ? await findChosen(call, staff, target, selection.ids)
      : await findMatching(call, target, selection);
  if (ids.length > maxBulkRows) throw new FunctionError('too_large');
  return ids;
}

/** Names a set of rows, so that a start can tell whether its rows are the same as in the preview. */
export const versionOf = (ids: string[]): string =>
  createHash('sha256').update(ids.join()).digest('base64url');

async function findChosen(
  { context }: Call,
  { identity }: Staff,
  target: BulkTarget,
  ids: string[],
): Promise<string[]> {
  const { table, key } = tables[target];
  const { rows } = await context.database.withRole(
    identity,
    {
      text: `select ${key}::text as id from public.${table} where ${key} = any ($1::uuid[]) order by ${key}`,
      values: [ids],
    },
    { access: 'read' },
  );
  return (rows as { id: string }[]).map(({ id }) => id);
}

/** Reads the list page by page, by key. The data API applies the filters and the rights as it does for the screen. */
async function findMatching(
  call: Call,
  target: BulkTarget,
  { path, id, except }: Extract<Selection, { mode: 'all' }>,
): Promise<string[]> {
  const listUrl = new URL(path, 'http://localhost');
  const relation = listUrl.pathname.split('/').at(-1) ?? '';
  if (!tables[target].lists.includes(relation)) throw choiceInvalid();
  for (const name of ['select', 'order', 'limit', 'offset']) listUrl.searchParams.delete(name);
  listUrl.searchParams.set('select', `row_key:${id}`);
  listUrl.searchParams.set('order', id);
  listUrl.searchParams.set('limit', String(rowsPerRequest));
  const unmatchedExcept = new Set(except);
  const selectedIds = new Set<string>();
  let lastId: string | undefined;
  for (;;) {
    const page = new URL(listUrl);
    if (lastId) page.searchParams.append(id, `gt.${lastId}`);
    const rows = await call.context.readTable(call, `${page.pathname}${page.search}`);
    // A list has other columns too.
    if (rows.some(({ row_key: key }) => !isUuid(key))) throw choiceInvalid();
    for (const { row_key: key } of rows) if (!unmatchedExcept.has(key)) selectedIds.add(key);
    lastId = rows.at(-1)?.row_key;
    if (!lastId || rows.length < rowsPerRequest || selectedIds.size > maxBulkRows)
      return [...selectedIds];
  }
}

const choiceInvalid = () =>
  new FunctionError('invalid', { fields: { selection: 'choice_invalid' } });
