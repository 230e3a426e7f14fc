import { importCheck } from '../../../domain/imports/import.ts';
import { importFields, requiredFields } from '../../../domain/imports/import-fields.ts';
import { findRepeatedFields } from '../../../domain/imports/propose-mapping.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { assuranceOf } from '../bulk/start.ts';
import { loadCustomColumns } from './custom/load-columns.ts';
import { isOpen, lockImport, queueImport } from './lock-import.ts';

type Target = keyof typeof importFields;

/** Saves which field each column of the file has, and lets the worker compute what the import would do with each row. */
export const checkImport = defineAction({
  name: 'check-import',
  roles: ['admin', 'recruiter'],
  schema: importCheck,
  async run(
    { import_id: id, mapping, month_first: monthFirst, stage_choices: choices },
    call,
    staff,
  ) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const lockedImport = await lockImport(query, id, staff);
      const { target, columns } = lockedImport;
      if (!isOpen(lockedImport) || lockedImport.unread_files > 0)
        throw new FunctionError('conflict');
      await requireMapping(query, target as Target, columns.length, mapping);
      // The results of an earlier check are cleared: they depend on the mapping.
      await query(
        `update public.imports set mapping = $2, month_first = $3, state = 'checking', acting_id = $4, assurance = $5,
           progress = 0, outcomes = '{}', reasons = '{}', notes = '{}', named_stages = '{}',
           stage_choices = coalesce($6, stage_choices)
         where id = $1`,
        [
          id,
          mapping,
          monthFirst,
          staff.id,
          assuranceOf(staff),
          choices ? JSON.stringify(choices) : null,
        ],
      );
      await query(
        `update public.import_rows set outcome = null, reason = null, notes = '{}', key = null, target_id = null
         where import_id = $1 and outcome is not null`,
        [id],
      );
      await queueImport(query, id);
      return { ok: true };
    });
  },
});

/** Throws if a column has a field that this target lacks, if a field is repeated, or if a required one is missing. */
async function requireMapping(
  query: Query,
  target: Target,
  columnCount: number,
  mapping: (string | null)[],
): Promise<void> {
  const custom = await loadCustomColumns(query, target);
  const allowedFields = new Set<string | null>([
    null,
    ...importFields[target],
    ...custom.map(({ key }) => key),
  ]);
  const isAllowed =
    mapping.length === columnCount && mapping.every((field) => allowedFields.has(field));
  if (!isAllowed) throw new FunctionError('invalid', { fields: { mapping: 'choice_invalid' } });
  if (findRepeatedFields(mapping).length > 0)
    throw new FunctionError('invalid', { fields: { mapping: 'too_many' } });
  const isComplete = requiredFields[target].every((alternatives) =>
    alternatives.some((field) => mapping.includes(field)),
  );
  if (!isComplete) throw new FunctionError('invalid', { fields: { mapping: 'required' } });
}
