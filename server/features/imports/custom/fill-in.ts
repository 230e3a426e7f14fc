import type { CustomTarget, CustomValues } from '../../../../domain/custom-fields/custom-field.ts';
import type { CustomRow } from '../../../../domain/imports/custom-columns.ts';
import type { Query } from '../../../postgres/query.ts';
import { inSavepoint } from '../../bulk/in-savepoint.ts';
import type { Imported } from '../import-kind.ts';
import { referenceOf } from './reference-of.ts';

/** An imported row with its custom values. The added values are stored in `before`, for undo. */
export type FilledRow = { imported: Imported; custom: CustomRow };

/** Fills in the custom fields that are blank. Stored values stay. */
export async function fillInCustomValues(query: Query, rows: FilledRow[]): Promise<void> {
  const filled = rows.filter(({ custom }) => Object.keys(custom).length > 0);
  if (filled.length === 0) return;
  const together = await inSavepoint(query, () => fillIn(query, filled));
  if ('result' in together) return;
  // The values of one row do not fit, so the rows are filled in one by one.
  for (const row of filled) {
    row.imported.before = { ...row.imported.before, custom: undefined };
    const alone = await inSavepoint(query, () => fillIn(query, [row]));
    if ('result' in alone) continue;
    row.imported.before = { ...row.imported.before, custom: undefined };
    row.imported.notes.push('custom_left_out');
  }
}

async function fillIn(query: Query, rows: FilledRow[]): Promise<void> {
  for (const target of Object.keys(referenceOf) as CustomTarget[]) {
    const withValues = rows.flatMap(({ imported, custom }) => {
      const id = target === 'applications' ? imported.applicationId : imported.targetId;
      const values = custom[target];
      return id && values ? { imported, id, values } : [];
    });
    if (withValues.length > 0) await fillInOf(query, target, withValues);
  }
}

type Given = { imported: Imported; id: string; values: CustomValues };

async function fillInOf(query: Query, target: CustomTarget, withValues: Given[]): Promise<void> {
  const column = referenceOf[target];
  const { rows } = await query<{ id: string; fields: CustomValues }>(
    `select ${column} as id, fields from public.custom_values where ${column} = any ($1::uuid[]) for update`,
    [withValues.map(({ id }) => id)],
  );
  const stored = new Map(rows.map(({ id, fields }) => [id, fields]));
  const changed = new Set<string>();
  for (const { imported, id, values } of withValues) {
    const storedValues = stored.get(id) ?? {};
    const added = Object.fromEntries(
      Object.entries(values).filter(([key]) => !(key in storedValues)),
    );
    if (Object.keys(added).length === 0) continue;
    stored.set(id, { ...storedValues, ...added });
    changed.add(id);
    const before = imported.before as { custom?: CustomRow };
    imported.before = { ...before, custom: { ...before.custom, [target]: added } };
  }
  await query(
    `insert into public.custom_values (${column}, fields)
     select id, fields from jsonb_to_recordset($1) as given (id uuid, fields jsonb)
     on conflict (${column}) do update set fields = excluded.fields || custom_values.fields`,
    [JSON.stringify([...changed].map((id) => ({ id, fields: stored.get(id) })))],
  );
}
