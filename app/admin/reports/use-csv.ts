import { byteOrderMark, renderCsvLine } from '../../../domain/text/csv.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toastError } from '../../ui/toast/toast-error.ts';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { openFile } from '../kit/list/export/open-file.ts';
import { useMessages } from '../use-messages.ts';
import { useReportContext } from './report-context.ts';

type Value = string | number | null | undefined;
export type CsvTable = { head: string[]; rows: Value[][] };

/** Writes a table of the report to a file that is named after it and the period. */
export function useCsv() {
  const { period } = useReportContext();
  const language = useLanguage();
  const { rows: messages } = useMessages('reports');
  const describeError = useDescribeError();

  return async (name: string, read: () => CsvTable | Promise<CsvTable>) => {
    const file = await openFile(`report-${name}-${period.first}-${period.last}.csv`);
    if (!file) return;
    try {
      const { head, rows } = await read();
      const lines = [head, ...rows].map((line) => renderCsvLine(line, language));
      await file.write(byteOrderMark + lines.join(''));
      await file.close();
    } catch (error) {
      await file.abort();
      toastError(describeError(error, messages.failed));
    }
  };
}
