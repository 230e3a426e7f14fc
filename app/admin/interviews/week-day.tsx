import { clsx } from 'clsx';
import { applicationPath } from '../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { formatZonedRange } from '../../../domain/interviews/format-time.ts';
import { localeOf } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { useMessages } from '../use-messages.ts';
import type { Interview } from './data.ts';
import { today, browserZone as zone } from './week-days.ts';

export function Day({ day, interviews }: { day: string; interviews: Interview[] }) {
  const { week: messages } = useMessages('interviews');
  const language = useLanguage();
  const isToday = day === today(zone);
  const name = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'grid content-start gap-2 bg-paper p-3 lg:min-h-80',
        interviews.length === 0 && 'max-lg:py-2',
      )}
    >
      <h3
        className={clsx('text-sm first-letter:uppercase', isToday ? 'text-primary' : 'text-soft')}
      >
        {name}
      </h3>
      {interviews.length === 0 ? (
        <p className="sr-only">{messages.empty}</p>
      ) : (
        interviews.map((interview) => <WeekEntry key={interview.id} interview={interview} />)
      )}
    </li>
  );
}

export function WeekEntry({ interview }: { interview: Interview }) {
  const { kinds } = useMessages('interviews');
  const language = useLanguage();
  const { startsAt, endsAt, applicationId, person, job, client, people, kind } = interview;
  return (
    <LocalizedLink
      to={applicationPath(applicationId, 'interviews')}
      className={clsx(
        'grid gap-0.5 rounded-lg px-3 py-2 no-underline wrap-anywhere hover:underline',
        startsAt ? 'bg-mint text-on-mint' : 'border border-line bg-paper text-ink',
      )}
    >
      {startsAt && endsAt && (
        <span className="text-sm tabular-nums">
          {formatZonedRange({ start: startsAt, end: endsAt }, zone)}
        </span>
      )}
      <span className="font-semibold">{person}</span>
      <span className="text-sm">
        {[inLanguage(job, language), client].filter(Boolean).join(', ')}
      </span>
      <span className="text-sm">{[kinds[kind], ...people].join(' · ')}</span>
    </LocalizedLink>
  );
}
