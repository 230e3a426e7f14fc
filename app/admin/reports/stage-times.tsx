import { formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { BarTable } from '../../ui/charts/bar-table.tsx';
import { useStages } from '../stage-templates/use-stages.ts';
import { useMessages } from '../use-messages.ts';
import { useStageTimes } from './data.ts';
import { formatDays, roundDays } from './format-days.ts';
import { ReportBlock } from './report-block.tsx';
import { useReportContext } from './report-context.ts';
import { RowsLink } from './rows/rows-link.tsx';
import { useReportTemplate } from './use-report-template.ts';

export function StageTimes() {
  const messages = useMessages('reports');
  const { stageTimes: t, stages } = messages;
  const language = useLanguage();
  const { compared, now, then } = useReportContext();
  const { nameStep } = useStages();
  const bySteps = useReportTemplate(now.filter) !== null;
  const query = useStageTimes(now, bySteps);
  const { data: comparedTimes } = useStageTimes(then, bySteps);
  const times = (query.data ?? []).map((time) => ({
    ...time,
    name: 'stage' in time ? stages[time.stage] : (nameStep(time.step) ?? '–'),
    rowsFilter:
      'stage' in time
        ? { figure: 'stays' as const, stage: time.stage }
        : { figure: 'step_stays' as const, step: time.step },
  }));
  const beforeOf = (key: string) =>
    compared && comparedTimes?.find((time) => time.key === key)?.median_days;
  const days = (value: number | undefined) =>
    value === undefined ? '–' : formatDays(value, language);

  return (
    <ReportBlock
      name="time-in-stage"
      title={t.title}
      meaning={bySteps ? `${t.meaning} ${t.byTemplate}` : t.meaning}
      query={query}
      empty={times.length === 0 && t.empty}
      table={() => ({
        head: [...Object.values(t.head), ...(compared ? [messages.beforeColumn] : [])],
        rows: times.map(({ key, name, stays, median_days, slow_days }) => [
          name,
          roundDays(median_days),
          roundDays(slow_days),
          stays,
          ...(compared ? [roundDays(beforeOf(key))] : []),
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
        rows={times.map(({ key, name, rowsFilter, stays, median_days, slow_days }) => ({
          key,
          label: name,
          values: [median_days],
          before: beforeOf(key),
          cells: [
            days(median_days),
            days(slow_days),
            <RowsLink key={key} rowsFilter={rowsFilter} name={`${t.title}, ${name}`} count={stays}>
              {formatNumber(stays, language)}
            </RowsLink>,
            ...(compared ? [days(beforeOf(key))] : []),
          ],
        }))}
      />
    </ReportBlock>
  );
}
