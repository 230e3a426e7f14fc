import { applicationPath } from '../../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/table.tsx';
import { useMessages } from '../../use-messages.ts';
import type { ReportRow, RowsFilter } from '../data.ts';
import { formatDays } from '../format-days.ts';

type RowsTableProps = { figure: RowsFilter['figure']; caption: string; rows: ReportRow[] };

export function RowsTable({ figure, caption, rows }: RowsTableProps) {
  const { rows: t } = useMessages('reports');
  const language = useLanguage();
  const day = (moment: string | null) =>
    moment === null ? '–' : formatStockholmDay(new Date(moment), language);
  return (
    <Table>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <HeaderCell>{t.person}</HeaderCell>
          <HeaderCell>{t.job}</HeaderCell>
          <HeaderCell>{t.from[figure]}</HeaderCell>
          <HeaderCell>{t.until[figure]}</HeaderCell>
          <HeaderCell className="text-right">{t.days}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.application_id} ${row.since}`}>
            <Cell>
              <LocalizedLink
                to={applicationPath(row.application_id)}
                className="font-semibold text-primary underline underline-offset-4"
              >
                {row.full_name.trim() || t.erased}
              </LocalizedLink>
            </Cell>
            <Cell>{inLanguage(row.job_title, language)}</Cell>
            <Cell className="whitespace-nowrap">{day(row.since)}</Cell>
            <Cell className="whitespace-nowrap">{day(row.until)}</Cell>
            <Cell className="text-right whitespace-nowrap">
              {row.days === null ? '–' : formatDays(row.days, language)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
