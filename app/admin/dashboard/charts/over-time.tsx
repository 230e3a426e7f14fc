import type { EngagementLevel } from '../../../../domain/analytics-event.ts';
import { fill, formatNumber, localeOf } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ShareBars } from '../../../ui/charts/share-bars.tsx';
import { useMessages } from '../../use-messages.ts';
import { Block } from '../block.tsx';
import { useDashboard } from '../dashboard-context.ts';
import { useApplicationsByDay, useEngagement, useViewsByDay } from '../data.ts';
import { figurePaths } from '../figure-paths.ts';
import { chooseStep, type Period, sumBySteps } from '../period/period.ts';
import { formatShare } from './format-share.ts';

type Counts = ReadonlyMap<string, number>;

const levels: EngagementLevel[] = ['high', 'medium', 'low'];

export function ApplicationsOverTime() {
  const messages = useMessages('dashboard');
  const { period, compared } = useDashboard();
  const { data: counts, isError } = useApplicationsByDay(period);
  const { data: comparedDays } = useApplicationsByDay(compared);
  const { name, meaning } = messages.figures.applications;
  return (
    <Block
      title={messages.charts.applications}
      meaning={meaning}
      isLoading={!counts}
      isError={isError}
    >
      {counts && (
        <OverTime
          caption={messages.charts.applications}
          counts={counts}
          before={compared && comparedDays}
          rows={{
            to: figurePaths.applications(period),
            label: fill(messages.rows, { name }),
          }}
        />
      )}
    </Block>
  );
}

export function ViewsOverTime() {
  const messages = useMessages('dashboard');
  const { period, compared } = useDashboard();
  const { data, isError } = useViewsByDay(period);
  const { data: comparedDays } = useViewsByDay(compared);
  const toCounts = (days: typeof data): Counts | undefined =>
    days && new Map(days.map(({ day, views }) => [day, views]));
  const counts = toCounts(data);
  return (
    <Block
      title={messages.charts.views}
      meaning={messages.figures.views.meaning}
      isLoading={!counts}
      isError={isError}
    >
      {counts && (
        <OverTime
          caption={messages.charts.views}
          counts={counts}
          before={compared && toCounts(comparedDays)}
        />
      )}
      <Engagement />
    </Block>
  );
}

/** The reading time of the pages, below the visits themselves. */
function Engagement() {
  const { engagement: messages } = useMessages('dashboard');
  const { period } = useDashboard();
  const { data } = useEngagement(period);
  const language = useLanguage();
  if (!data?.length) return null;
  return (
    <div className="grid gap-1 border-t border-line pt-3">
      <h3 className="text-base">{messages.title}</h3>
      <p className="text-sm text-soft">{messages.meaning}</p>
      <ShareBars
        caption={messages.title}
        head={messages.head}
        rows={levels.map((level) => ({
          key: level,
          label: messages.levels[level],
          value: data.find((row) => row.level === level)?.views ?? 0,
        }))}
        format={(value) => formatNumber(value, language)}
        formatShare={(share) => formatShare(share, language)}
      />
    </div>
  );
}

type OverTimeProps = {
  caption: string;
  counts: Counts;
  before: Counts | undefined;
  rows?: { to: string; label: string };
};

function OverTime({ caption, counts, before, rows }: OverTimeProps) {
  const messages = useMessages('dashboard');
  const { period, compared } = useDashboard();
  const language = useLanguage();
  const { charts } = messages;
  const size = chooseStep(period);
  const earlier = compared && before ? sumBySteps(compared, size, before) : [];
  const format = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const write = (day: string) => format.format(new Date(day));
  const name = ({ first, last }: Period) =>
    first === last ? write(first) : fill(charts.range, { first: write(first), last: write(last) });

  return (
    <BarChart
      bars={sumBySteps(period, size, counts).map((step, index) => ({
        label: name(step),
        value: step.value,
        before: earlier[index]?.value,
      }))}
      format={(value) => formatNumber(value, language)}
      messages={{
        caption,
        step: charts.day,
        value: charts.inPeriod,
        before: charts.before,
        asTable: charts.asTable,
      }}
      ends={[write(period.first), write(period.last)]}
      aside={
        rows && (
          <LocalizedLink
            to={rows.to}
            className="inline-flex min-h-8 items-center font-semibold text-primary underline underline-offset-4"
          >
            {rows.label}
          </LocalizedLink>
        )
      }
    />
  );
}
