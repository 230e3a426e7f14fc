import { useState } from 'react';
import { toast } from 'sonner';
import { auditedTable } from '../../../../../domain/audited-table.ts';
import { byteOrderMark, renderCsvLine } from '../../../../../domain/text/csv.ts';
import { useAuth } from '../../../../backend/auth/auth-context.ts';
import { fill, formatNumber } from '../../../../i18n/format.ts';
import { formatPlural } from '../../../../i18n/format-plural.ts';
import { useLanguage } from '../../../../i18n/language-context.tsx';
import { toastError } from '../../../../ui/toast/toast-error.ts';
import { useMessages } from '../../../use-messages.ts';
import { useDescribeError } from '../../actions/use-describe-error.ts';
import type { ListQuery, PagePosition, Sort } from '../data/list-source.ts';
import { readPage } from '../data/read-page.ts';
import { recordExport } from '../data/record-export.ts';
import type { Column, Complete } from '../list-definition.ts';
import type { Progress } from '../list-states.tsx';
import { isSelected, type Selection } from '../selection/selection.ts';
import { listCsvColumns } from './csv-columns.ts';
import { openFile } from './open-file.ts';

const rowsPerRequest = 500;

type ExportOptions<Row> = {
  screen: string;
  query: ListQuery;
  sort: Sort;
  complete?: Complete<Row>;
  total: number;
};

/** Writes all matching rows, or the selected rows, to a file, page by page, in the order of the list. */
export function useExport<Row>(options: ExportOptions<Row>) {
  const { screen, query, sort, complete, total } = options;
  const { getClient } = useAuth();
  const messages = useMessages('list');
  const language = useLanguage();
  const describeError = useDescribeError();
  const [progress, setProgress] = useState<Progress>();

  async function start(columns: Column<Row>[], selection?: Selection, count = total) {
    const name = `${screen.replaceAll('_', '-')}-${new Date().toISOString().slice(0, 10)}.csv`;
    const file = await openFile(name);
    if (!file) return;
    const csvColumns = listCsvColumns(columns);
    const abort = new AbortController();
    const stop = () => abort.abort();
    let done = 0;
    try {
      const client = await getClient();
      // Recorded in the audit log before the first row is read.
      const relation = auditedTable(query.source.relation);
      await recordExport(client, relation, Math.round(count));
      await file.write(
        byteOrderMark +
          renderCsvLine(
            csvColumns.map(({ label }) => label),
            language,
          ),
      );
      let pagePosition: PagePosition | undefined = { at: 'first' };
      while (pagePosition && !abort.signal.aborted) {
        const text = fill(messages.exporting.progress, { count: formatNumber(done, language) });
        setProgress({ text, done, count, stop });
        const { rows, hasNext }: Awaited<ReturnType<typeof readPage<Row>>> = await readPage<Row>(
          client,
          { ...query, sort, pagePosition, size: rowsPerRequest },
        );
        const exportedRows = selection
          ? rows.filter(({ row_key: key }) => isSelected(selection, key))
          : rows;
        const completeRows = complete ? await complete(client, exportedRows) : exportedRows;
        await file.write(
          completeRows
            .map((row) =>
              renderCsvLine(
                csvColumns.map(({ text }) => text(row)),
                language,
              ),
            )
            .join(''),
        );
        done += exportedRows.length;
        const last = rows.at(-1);
        pagePosition =
          hasNext && last && !(selection?.mode === 'some' && done >= selection.ids.size)
            ? { at: 'after', cursor: { value: last.sort_key, id: last.row_key, position: null } }
            : undefined;
      }
      const exportedCount = formatNumber(done, language);
      if (abort.signal.aborted) {
        await file.abort();
        toast(fill(messages.exportCancelled, { count: exportedCount }));
      } else {
        await file.close();
        toast.success(
          formatPlural(messages.exported, done, language, { count: exportedCount, file: name }),
        );
      }
    } catch (error) {
      await file.abort();
      toastError(describeError(error, messages.exportFailed));
    } finally {
      setProgress(undefined);
    }
  }

  return { progress, start };
}
