import { useMessages } from '../../use-messages.ts';
import { useDashboard } from '../dashboard-context.ts';
import { type DayViews, usePublishingFigures, useViewsByDay } from '../data.ts';
import { figurePaths } from '../figure-paths.ts';
import { Figure } from './figure.tsx';

/** The figures for editors, who do not recruit. */
export function PublishingFigures() {
  const messages = useMessages('dashboard');
  const { period, compared } = useDashboard();
  const { data: now, isError } = usePublishingFigures(period);
  const { data: then } = usePublishingFigures(compared);
  const { data: views } = useViewsByDay(period);
  const { data: viewsThen } = useViewsByDay(compared);
  const { figures } = messages;

  if (isError && !now) return <p className="text-lingon">{messages.loadFailed}</p>;
  return (
    <>
      <Figure
        messages={figures.article_views}
        value={views && sum(views, 'article_views')}
        before={viewsThen && sum(viewsThen, 'article_views')}
      />
      <Figure
        messages={figures.new_articles}
        value={now?.new_articles}
        before={then?.new_articles}
        to={figurePaths.new_articles(period)}
      />
      <Figure
        messages={figures.scheduled_articles}
        value={now?.scheduled_articles}
        isNow
        to={figurePaths.scheduled_articles()}
      />
      <Figure messages={figures.drafts} value={now?.drafts} isNow to={figurePaths.drafts()} />
      <Figure
        messages={figures.open_jobs}
        value={now?.open_jobs}
        isNow
        to={figurePaths.open_jobs()}
      />
    </>
  );
}

export function sum(days: DayViews[], key: 'views' | 'article_views'): number {
  return days.reduce((total, day) => total + day[key], 0);
}
