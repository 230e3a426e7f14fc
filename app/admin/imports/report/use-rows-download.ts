import { byteOrderMark } from '../../../../domain/text/csv.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { usePendingAction } from '../../kit/actions/use-pending-action.ts';
import { openFile } from '../../kit/list/export/open-file.ts';
import { useMessages } from '../../use-messages.ts';
import type { ImportRecord } from '../data/imports.ts';
import { type RowFilter, readImportRows } from '../data/rows.ts';
import { renderHead, renderRow } from './render-rows.ts';

/** Saves rows of the file with their results as a CSV file, to be corrected and imported again. */
export function useImportRowsDownload(importRecord: ImportRecord) {
  const t = useMessages('imports');
  const { exportFailed } = useMessages('list');
  const language = useLanguage();
  const { getClient } = useAuth();
  const { pending, run } = usePendingAction({ failed: exportFailed });
  const download = (filter: RowFilter, count: number) =>
    run(async () => {
      const { id, file_name: name } = importRecord;
      const file = await openFile(`${name.replace(/\.[^.]*$/, '')}-${filter}.csv`);
      if (!file) return;
      try {
        await file.write(byteOrderMark + renderHead(t, importRecord, language));
        for await (const rows of readImportRows(await getClient(), { id, filter, count }))
          await file.write(rows.map((row) => renderRow(t, importRecord, row, language)).join(''));
        await file.close();
      } catch (error) {
        await file.abort();
        throw error;
      }
    });
  return { pending, download };
}
