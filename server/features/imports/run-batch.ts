import { importUndoMs, noticesPerHour } from '../../../domain/imports/import.ts';
import type { Query } from '../../postgres/query.ts';
import { findActing } from '../bulk/find-acting.ts';
import { checkRows } from './check-rows.ts';
import type { ImportContext } from './import-kind.ts';
import { kindOf } from './kinds.ts';
import type { ImportRow, LockedImport } from './locked-import.ts';
import { noticeHoldMs, noticeMarginSeconds } from './notice-times.ts';
import { runRows } from './run-rows.ts';
import { undoRows } from './undo-rows.ts';

/** Rows per transaction: few enough for a progress bar that moves and for locks that others do not notice. */
export const importBatchSize = 200;
const checkBatchSize = 500;
/** Characters per transaction, unless a single row has more: they are parsed in one iteration of the event loop. */
const maxBatchCharacters = 250_000;

const importRoles = ['admin', 'recruiter'] as const;

/**
 * Does the next rows of an import in one transaction, with their results: after a crash the next batch continues where
 * the last committed one ended. Returns false when the step has ended.
 */
export async function runImportBatch(
  query: Query,
  id: string,
  site: ImportContext['site'],
): Promise<boolean> {
  const { rows } = await query<LockedImport>(
    `select id, target, mapping, month_first, state, basis, source, language, sends_notice, acting_id, assurance,
       progress, stage_choices, named_stages
     from public.imports where id = $1 and state in ('checking', 'running', 'cancelling', 'undoing') for update`,
    [id],
  );
  const [found] = rows;
  if (!found) return false;
  await renewStatistics(query, found);
  const batch = found.state === 'cancelling' ? [] : await readBatch(query, found);
  if (batch.length === 0) {
    await finish(query, found);
    return false;
  }
  const staff = await findActing(query, found, [...importRoles]);
  if (!staff) {
    await leaveAll(query, found);
    return false;
  }
  const context: ImportContext = {
    query,
    staff,
    site,
    importId: id,
    basis: found.basis,
    source: found.source ?? '',
    language: found.language ?? staff.language,
    sendsNotice: found.sends_notice,
    stageChoices: found.stage_choices,
    holdUntil: new Date(Date.now() + noticeHoldMs),
  };
  const kind = kindOf(found.target);
  if (found.state === 'checking') await checkRows(query, kind, found, batch);
  else if (found.state === 'undoing') await undoRows(context, kind, batch);
  else await runRows(context, kind, found, batch);
  return true;
}

/** The planner has to know the rows of the file before they are read, and the tables that grow by them. */
async function renewStatistics(query: Query, { state, progress }: LockedImport): Promise<void> {
  if (state === 'checking' && progress === 0) await query('select private.analyse_import_rows()');
  // Renews only the statistics of tables that have grown much since the last time.
  if (state === 'running') await query('select private.analyse_imported()');
}

/** Undo starts with the last row, so that rows return to their original state. */
async function readBatch(query: Query, { id, state }: LockedImport): Promise<ImportRow[]> {
  const isUndo = state === 'undoing';
  const isCheck = state === 'checking';
  const condition = `import_id = $1 and ${
    isCheck ? 'outcome is null' : `state = '${isUndo ? 'done' : 'waiting'}'`
  }`;
  const direction = isUndo ? 'desc' : 'asc';
  const size = `octet_length(array_to_string(cells, ''))`;
  // Rows are taken one by one, so that those after the last one are not read. JSON is parsed faster than an array.
  const { rows } = await query<ImportRow>(
    `with recursive taken as (
       (select position, 1 as count, ${size} as size from public.import_rows
        where ${condition} order by position ${direction} limit 1)
       union all
       select next.position, taken.count + 1, taken.size + next.size
       from taken cross join lateral (
         select position, ${size} as size from public.import_rows
         where ${condition} and position ${isUndo ? '<' : '>'} taken.position order by position ${direction} limit 1
       ) as next
       where taken.count < $2 and taken.size + next.size <= $3
     )
     select position, to_json(cells) as cells, outcome, target_id, application_id, before, mail_id, file_state,
       is_skipped, document_id
     from taken join public.import_rows using (position)
     where import_id = $1 order by position ${direction}`,
    [id, isCheck ? checkBatchSize : importBatchSize, maxBatchCharacters],
  );
  return rows;
}

async function finish(query: Query, { id, state }: LockedImport): Promise<void> {
  if (state === 'checking')
    await query(`update public.imports set state = 'checked' where id = $1`, [id]);
  else if (state === 'undoing') await endUndo(query, id, 'undone');
  else
    await query('select private.finish_import($1, $2, $3, $4)', [
      id,
      importUndoMs / 1000,
      noticeMarginSeconds,
      noticesPerHour,
    ]);
}

/** People who stay are notified like those of an import that is not undone. */
async function endUndo(query: Query, id: string, state: 'undone' | 'done'): Promise<void> {
  await query('update public.imports set state = $2 where id = $1', [id, state]);
  await query(
    `select private.schedule_import_notices(id, undo_until + make_interval(secs => $2), $3)
     from public.imports where id = $1`,
    [id, noticeMarginSeconds, noticesPerHour],
  );
}

/** A colleague who has lost the right to it imports no more rows. An administrator can undo the rows that are done. */
async function leaveAll(query: Query, { id, state }: LockedImport): Promise<void> {
  if (state === 'checking')
    await query(`update public.imports set state = 'mapping' where id = $1`, [id]);
  else if (state === 'undoing') await endUndo(query, id, 'done');
  else await query(`update public.imports set state = 'cancelling' where id = $1`, [id]);
  if (state === 'running') await finish(query, { id, state: 'cancelling' } as LockedImport);
}
