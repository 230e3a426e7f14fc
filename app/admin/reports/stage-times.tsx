import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { useMessages } from '../use-messages.ts';
import { useStageTimes } from './data.ts';
import { formatDays, roundDays } from './format-days.ts';
import { ReportBlock } from './report-block.tsx';
import { useReportContext } from './report-context.ts';
import { RowsLink } from './rows-link.tsx';

export function StageTimes() {
  const messages = useMessages('reports');
  const { stageTimes: t, stages } = messages;
  const language = useLanguage();
  const { compared, now, then } = useReportContext();
  const query = useStageTimes(now);
  const { data: before } = useStageTimes(then);
  const times = query.data ?? [];
  const beforeOf = (stage: string) =>
    compared && before?.find((time) => time.stage === stage)?.median_days;
  const days = (value: number | undefined) =>
    value === undefined ? '–' : formatDays(value, language);

  return (
    <ReportBlock
      name="time-in-stage"
      title={t.title}
      meaning={t.meaning}
      query={query}
      empty={times.length === 0 && t.empty}
      table={() => ({
        head: [...Object.values(t.head), ...(compared ? [messages.beforeColumn] : [])],
        rows: times.map(({ stage, stays, median_days, slow_days }) => [
          stages[stage],
          roundDays(median_days),
          roundDays(slow_days),
          stays,
          ...(compared ? [roundDays(beforeOf(stage))] : []),
        ]),
      })}
    >
      <BarTable
        caption={t.title}
        head={[
          t.head.stage,
          t.head.median,
          t.head.slow,
          t.head.stays,
          ...(compared ? [messages.beforeColumn] : []),
        ]}
        series={[{ name: t.head.median, tone: 'primary' }]}
        beforeName={messages.before}
        rows={times.map(({ stage, stays, median_days, slow_days }) => ({
          key: stage,
          label: stages[stage],
          values: [median_days],
          before: beforeOf(stage),
          cells: [
            days(median_days),
            days(slow_days),
            <RowsLink
              key={stage}
              wanted={{ figure: 'stays', stage }}
              name={`${t.title}, ${stages[stage]}`}
              count={stays}
            >
              {formatNumber(stays, language)}
            </RowsLink>,
            ...(compared ? [days(beforeOf(stage))] : []),
          ],
        }))}
      />
    </ReportBlock>
  );
}
