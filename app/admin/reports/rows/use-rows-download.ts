import { inLanguage } from '../../../../domain/in-language.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { recordExport } from '../../kit/list/data/record-export.ts';
import { csvTime } from '../../kit/list/export/csv-dates.ts';
import { nameSource } from '../../people/name-source.ts';
import { useMessages } from '../../use-messages.ts';
import { listReportRows, type ReportRow, type RowsFilter } from '../data.ts';
import { roundDays } from '../format-days.ts';
import { useReportContext } from '../report-context.ts';
import { useCsv } from '../use-csv.ts';

/** Maximum number of rows in one response of the database. */
export const maxRows = 1_000;

/** Writes all rows to a file, page by page. The export is recorded in the audit log first. */
export function useReportRowsDownload(rowsFilter: RowsFilter) {
  const { rows: t, sourceNames } = useMessages('reports');
  const { getClient } = useAuth();
  const { now } = useReportContext();
  const language = useLanguage();
  const writeCsv = useCsv();
  const { figure } = rowsFilter;

  return () =>
    writeCsv(`rows-${figure}`, async () => {
      const client = await getClient();
      const allRows: ReportRow[] = [];
      let page: ReportRow[];
      do {
        page = await listReportRows(client, now, rowsFilter, {
          skip: allRows.length,
          max: maxRows,
        });
        allRows.push(...page);
      } while (page.length === maxRows);
      await recordExport(client, 'applications', allRows.length);
      return {
        head: [t.person, t.job, t.source, t.from[figure], t.until[figure], t.daysNumber],
        rows: allRows.map((row) => [
          row.full_name.trim() || t.erased,
          inLanguage(row.job_title, language),
          nameSource(row.source, sourceNames),
          csvTime(row.since),
          csvTime(row.until),
          roundDays(row.days),
        ]),
      };
    });
}
