import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { formatShare } from '../dashboard/charts/format-share.ts';
import { nameSource } from '../people/name-source.ts';
import { useMessages } from '../use-messages.ts';
import { computeShare } from './compute-share.ts';
import { useReportSources } from './data.ts';
import { ReportBlock } from './report-block.tsx';
import { useReportContext } from './report-context.ts';
import { RowsLink } from './rows/rows-link.tsx';

export function Sources() {
  const { sources: t, sourceNames } = useMessages('reports');
  const language = useLanguage();
  const { now } = useReportContext();
  const query = useReportSources(now);
  const rows = query.data ?? [];
  const total = rows.reduce((sum, { applications }) => sum + applications, 0);
  const hired = rows.reduce((sum, { hires }) => sum + hires, 0);
  const share = (part: number, whole: number) => {
    const ratio = computeShare(part, whole);
    return ratio === null ? '–' : formatShare(ratio, language);
  };

  return (
    <ReportBlock
      name="sources"
      title={t.title}
      meaning={t.meaning}
      query={query}
      empty={rows.length === 0 && t.empty}
      table={() => ({
        head: Object.values(t.head),
        rows: rows.map(({ source, applications, hires }) => [
          nameSource(source, sourceNames),
          applications,
          computeShare(applications, total),
          hires,
          computeShare(hires, hired),
        ]),
      })}
    >
      <BarTable
        caption={t.title}
        minor={[1, 3]}
        head={[t.head.source, t.head.applications, t.head.share, t.head.hires, t.head.hireShare]}
        series={[
          { name: t.head.applications, tone: 'primary' },
          { name: t.head.hires, tone: 'apricot' },
        ]}
        rows={rows.map(({ source, applications, hires }) => {
          const name = nameSource(source, sourceNames);
          const link = (figure: 'applications' | 'hires', count: number) => (
            <RowsLink
              key={figure}
              rowsFilter={{ figure, source }}
              name={`${name}, ${t.head[figure]}`}
              count={count}
            >
              {formatNumber(count, language)}
            </RowsLink>
          );
          return {
            key: source,
            label: name,
            values: [applications, hires],
            cells: [
              link('applications', applications),
              share(applications, total),
              link('hires', hires),
              share(hires, hired),
            ],
          };
        })}
      />
    </ReportBlock>
  );
}
