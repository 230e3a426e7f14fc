import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { formatShare } from '../dashboard/charts/format-share.ts';
import { useReasonNames } from '../reject-reasons/use-reason-names.ts';
import { useMessages } from '../use-messages.ts';
import { computeShare } from './compute-share.ts';
import { useRejections } from './data.ts';
import { ReportBlock } from './report-block.tsx';
import { useReportContext } from './report-context.ts';
import { RowsLink } from './rows/rows-link.tsx';

/** Rejections by reason; reasons of the agency under their own names. */
export function Rejections() {
  const { rejections: t } = useMessages('reports');
  const language = useLanguage();
  const { now } = useReportContext();
  const query = useRejections(now);
  const nameReason = useReasonNames();
  const rows = query.data ?? [];
  const total = rows.reduce((sum, { applications }) => sum + applications, 0);
  const namedRows = rows.map((row) => ({
    ...row,
    name: row.reason ? nameReason(row.reason) : t.none,
  }));

  return (
    <ReportBlock
      name="rejections"
      title={t.title}
      meaning={t.meaning}
      query={query}
      empty={rows.length === 0 && t.empty}
      table={() => ({
        head: Object.values(t.head),
        rows: namedRows.map(({ name, applications }) => [
          name,
          applications,
          computeShare(applications, total),
        ]),
      })}
    >
      <BarTable
        caption={t.title}
        head={[t.head.reason, t.head.applications, t.head.share]}
        series={[{ name: t.head.applications, tone: 'primary' }]}
        rows={namedRows.map(({ reason, name, applications }) => ({
          key: reason ?? '',
          label: name,
          values: [applications],
          cells: [
            <RowsLink
              key="rows"
              rowsFilter={{ figure: 'rejections', ...(reason && { reason }) }}
              name={`${t.title}, ${name}`}
              count={applications}
            >
              {formatNumber(applications, language)}
            </RowsLink>,
            formatShare(computeShare(applications, total) ?? 0, language),
          ],
        }))}
      />
    </ReportBlock>
  );
}
