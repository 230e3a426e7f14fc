import type { z } from 'zod';
import { cvMapping, importEdit } from '../../../../domain/imports/import.ts';
import { listProposalNotes } from '../../../../domain/imports/proposal-notes.ts';
import { onOneLine } from '../../../../domain/imports/row-reader.ts';
import { actAs } from '../../../functions/act-as.ts';
import { defineAction } from '../../../functions/define-action.ts';
import { FunctionError } from '../../../functions/errors.ts';
import type { Query } from '../../../postgres/query.ts';
import { isOpen, lockImport } from '../lock-import.ts';

const limit = { burst: 600, seconds: 0.5 };

/** Corrects the fields that were read from CVs, or leaves files out. The import is checked again afterwards. */
export const editImport = defineAction({
  name: 'edit-import',
  roles: ['admin', 'recruiter'],
  schema: importEdit,
  limit,
  async run({ import_id: id, rows }, call, staff) {
    return call.context.database.transaction(async (query) => {
      await actAs(query, staff.identity);
      const lockedImport = await lockImport(query, id, staff);
      if (!isOpen(lockedImport) || lockedImport.state === 'checking')
        throw new FunctionError('conflict');
      await correct(query, id, rows);
      await query(`update public.imports set state = 'mapping' where id = $1`, [id]);
      return { ok: true };
    });
  },
});

type Edited = z.output<typeof importEdit>['rows'];
type Stored = { position: number; cells: string[]; file_state: string; is_skipped: boolean };

async function correct(query: Query, id: string, edited: Edited): Promise<void> {
  const { rows } = await query<Stored>(
    `select position, cells, file_state, is_skipped from public.import_rows
     where import_id = $1 and position = any ($2) and file_state is not null and cardinality(cells) > 0 for update`,
    [id, edited.map(({ position }) => position)],
  );
  const stored = new Map(rows.map((row) => [row.position, row]));
  const corrected = edited.flatMap(({ position, values, is_skipped: isSkipped }) => {
    const before = stored.get(position);
    if (!before) return [];
    const cells = cvMapping.map((field, column) => {
      const text = field === null ? undefined : values[field];
      return text === undefined ? (before.cells[column] ?? '') : onOneLine(text);
    });
    return {
      position,
      cells,
      notes: listProposalNotes(cells, before.file_state),
      is_skipped: isSkipped ?? before.is_skipped,
    };
  });
  await query(
    `update public.import_rows as stored
     set cells = given.cells, notes = given.notes, is_skipped = given.is_skipped, outcome = null, reason = null
     from jsonb_to_recordset($2) as given (position integer, cells text[], notes text[], is_skipped boolean)
     where stored.import_id = $1 and stored.position = given.position`,
    [id, JSON.stringify(corrected)],
  );
}
