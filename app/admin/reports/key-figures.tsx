import { useLanguage } from '../../i18n/language-context.tsx';
import { Figure } from '../dashboard/figures/figure.tsx';
import { useMessages } from '../use-messages.ts';
import { useDurations, useFunnel } from './data.ts';
import { bounds } from './durations.tsx';
import { formatDays } from './format-days.ts';
import { useReportContext } from './report-context.ts';

export function KeyFigures() {
  const messages = useMessages('reports');
  const language = useLanguage();
  const { now, then, rowsPath } = useReportContext();
  const { data: funnel } = useFunnel(now);
  const { data: funnelBefore } = useFunnel(then);
  const { data: hires } = useDurations('hires', bounds, now);
  const { data: hiresBefore } = useDurations('hires', bounds, then);
  const { data: fills } = useDurations('fills', bounds, now);
  const { data: fillsBefore } = useDurations('fills', bounds, then);
  const inDays = (days: number) => formatDays(days, language);

  return (
    <section aria-label={messages.figures} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <h2 className="sr-only">{messages.figures}</h2>
      <Figure
        messages={messages.applications}
        value={funnel && (funnel[0]?.applications ?? 0)}
        before={funnelBefore?.[0]?.applications}
        to={rowsPath({ figure: 'applications' })}
      />
      <Figure
        messages={messages.hires}
        value={hires?.total}
        before={hiresBefore?.total}
        to={rowsPath({ figure: 'hires' })}
      />
      <Figure
        messages={messages.timeToHire}
        value={hires?.median_days}
        before={hiresBefore?.median_days}
        to={rowsPath({ figure: 'hires' })}
        format={inDays}
      />
      <Figure
        messages={messages.timeToFill}
        value={fills?.median_days}
        before={fillsBefore?.median_days}
        to={rowsPath({ figure: 'fills' })}
        format={inDays}
      />
    </section>
  );
}
