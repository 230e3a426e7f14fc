import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { useMessages } from '../use-messages.ts';
import { useDurations } from './data.ts';
import { formatDays } from './format-days.ts';
import { ReportBlock } from './report-block.tsx';
import { useReportContext } from './report-context.ts';

/** The first day of each bar after the first one: weeks at first, then about months. */
export const bounds = [7, 14, 21, 28, 42, 60, 90];

const labels = [0, ...bounds].map((from, index) => {
  const nextBound = bounds[index];
  return nextBound === undefined ? `${from}+` : `${from}–${nextBound - 1}`;
});

type DurationsProps = { figure: 'hires' | 'fills' };

/** The number of hires by time to hire. */
export function Durations({ figure }: DurationsProps) {
  const messages = useMessages('reports');
  const { rows: rowsLabel } = useMessages('dashboard');
  const { histogram: t } = messages;
  const { name, meaning } = figure === 'hires' ? messages.timeToHire : messages.timeToFill;
  const language = useLanguage();
  const { compared, now, then, rowsPath } = useReportContext();
  const query = useDurations(figure, bounds, now);
  const { data: comparedDurations } = useDurations(figure, bounds, then);
  const { data } = query;
  const bars = labels.map((label, index) => ({
    label,
    value: data?.histogram[index] ?? 0,
    before: compared && comparedDurations ? comparedDurations.histogram[index] : undefined,
  }));

  return (
    <ReportBlock
      name={figure === 'hires' ? 'time-to-hire' : 'time-to-fill'}
      title={name}
      meaning={meaning}
      query={query}
      empty={!data?.total && t.empty}
      table={() => ({
        head: [t.step, t[figure], ...(compared ? [messages.beforeColumn] : [])],
        rows: bars.map((bar) => [bar.label, bar.value, ...(compared ? [bar.before] : [])]),
      })}
    >
      {data && data.total > 0 && (
        <>
          <p>
            {fill(t.median, {
              days: formatDays(data.median_days, language),
              slow: formatDays(data.slow_days, language),
            })}
          </p>
          <BarChart
            bars={bars}
            format={(value) => formatNumber(value, language)}
            messages={{
              caption: name,
              step: t.step,
              value: t[figure],
              before: messages.before,
              asTable: t.asTable,
            }}
            aside={
              <LocalizedLink
                to={rowsPath({ figure })}
                preventScrollReset
                className="inline-flex min-h-8 items-center font-semibold text-primary underline underline-offset-4"
              >
                {fill(rowsLabel, { name })}
              </LocalizedLink>
            }
          />
        </>
      )}
    </ReportBlock>
  );
}
