import { useSearchParams } from 'react-router';
import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { compactSelect } from '../../ui/fields/select-class.ts';
import { useFilterOptions } from '../kit/list/filters/use-filter-options.ts';
import { useMessages } from '../use-messages.ts';
import { useGroups } from './data.ts';
import { formatDays, roundDays } from './format-days.ts';
import { ReportBlock } from './report-block.tsx';
import { useReportContext } from './report-context.ts';
import { type Dimension, dimensions, reportFilters } from './report-filters.ts';

/** The figures for each recruiter, client, job or field; a name links to the report about it. */
export function Groups() {
  const reports = useMessages('reports');
  const jobChoices = useMessages('jobChoices');
  const { groups: t } = reports;
  const language = useLanguage();
  const [params] = useSearchParams();
  const { now, filteredPath } = useReportContext();
  const by = dimensions.find((dimension) => dimension === params.get('by')) ?? 'owner';
  const query = useGroups(by, now);
  const rows = query.data ?? [];
  const names = useFilterOptions(
    reportFilters({ reports, jobChoices }, [])[by],
    rows.map(({ key }) => key).filter(Boolean),
  );
  const nameOf = (key: string | null) =>
    key === null ? t.nobody[by] : (names.find(({ value }) => value === key)?.label ?? '…');
  const value = (days: number | null) => (days === null ? '–' : formatDays(days, language));
  const number = (count: number) => formatNumber(count, language);
  const { applications, interviews, hires, days } = t.head;

  return (
    <ReportBlock
      name={`by-${by}`}
      title={t.title}
      meaning={t.meaning}
      query={query}
      empty={rows.length === 0 && t.empty}
      aside={<DimensionPicker by={by} />}
      table={() => ({
        head: [t.dimensions[by], applications, interviews, hires, days],
        rows: rows.map((row) => [
          nameOf(row.key),
          row.applications,
          row.interviews,
          row.hires,
          roundDays(row.median_days),
        ]),
      })}
    >
      <BarTable
        caption={t.title}
        minor={[1]}
        head={[t.dimensions[by], applications, interviews, hires, days]}
        series={[
          { name: applications, tone: 'primary' },
          { name: hires, tone: 'apricot' },
        ]}
        rows={rows.map((row) => ({
          key: row.key ?? '',
          label:
            row.key === null && by !== 'owner' ? (
              nameOf(row.key)
            ) : (
              <LocalizedLink
                to={filteredPath(by, row.key ?? 'none')}
                className="text-ink underline decoration-edge underline-offset-4 hover:decoration-current"
              >
                {nameOf(row.key)}
              </LocalizedLink>
            ),
          values: [row.applications, row.hires],
          cells: [
            number(row.applications),
            number(row.interviews),
            number(row.hires),
            value(row.median_days),
          ],
        }))}
      />
    </ReportBlock>
  );
}

function DimensionPicker({ by }: { by: Dimension }) {
  const { groups: t } = useMessages('reports');
  const [, setParams] = useSearchParams();
  return (
    <label className="flex items-center gap-2 text-sm text-soft">
      {t.byColleague}
      <select
        className={`${compactSelect} text-sm`}
        value={by}
        onChange={({ target }) =>
          setParams(
            (before) => {
              const next = new URLSearchParams(before);
              next.set('by', target.value);
              return next;
            },
            { preventScrollReset: true },
          )
        }
      >
        {dimensions.map((dimension) => (
          <option key={dimension} value={dimension}>
            {t.dimensions[dimension]}
          </option>
        ))}
      </select>
    </label>
  );
}
