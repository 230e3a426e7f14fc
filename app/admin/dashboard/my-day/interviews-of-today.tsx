import { clsx } from 'clsx';
import { applicationPath } from '../../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../../domain/in-language.ts';
import { formatZonedRange } from '../../../../domain/interviews/format-time.ts';
import { atZonedTime } from '../../../../domain/time/zoned-time.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { type Interview, interviewKeys, listOwn } from '../../interviews/data.ts';
import { JoinLink } from '../../interviews/join-link.tsx';
import { addDays, browserZone, today } from '../../interviews/week-days.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { Part } from './part.tsx';

/** The interviews of the user today, in the time zone of the browser. */
export function InterviewsOfToday() {
  const { myDay: t } = useMessages('dashboard');
  const { userId } = useStaff();
  const day = today(browserZone);
  const { data: interviews, isError } = useLiveTables({
    queryKey: interviewKeys.own(userId, day),
    queryFn: (client) =>
      listOwn(
        client,
        userId,
        atZonedTime(day, '00:00', browserZone),
        atZonedTime(addDays(day, 1), '00:00', browserZone),
      ),
    follow: [{ table: 'interviews' }, { table: 'interview_attendees' }],
  });
  return (
    <Part title={t.interviews} count={interviews?.length} isError={isError} empty={t.noInterviews}>
      {interviews && interviews.length > 0 && (
        <ul className="grid divide-y divide-line">
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} interview={interview} />
          ))}
        </ul>
      )}
      <LocalizedLink
        to="/admin/interviews"
        className="min-h-9 content-center justify-self-start font-semibold text-primary underline underline-offset-4"
      >
        {t.week}
      </LocalizedLink>
    </Part>
  );
}

function InterviewRow({ interview }: { interview: Interview }) {
  const { kinds } = useMessages('interviews');
  const { someone } = useMessages('tasks');
  const language = useLanguage();
  const { startsAt, endsAt, applicationId, person, job, client, kind } = interview;
  if (!startsAt || !endsAt) return null;
  const isOver = new Date(endsAt) < new Date();
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 py-2.5">
      <span className={clsx('tabular-nums', isOver ? 'text-soft' : 'font-semibold')}>
        {formatZonedRange({ start: startsAt, end: endsAt }, browserZone)}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <LocalizedLink
          to={applicationPath(applicationId, 'interviews')}
          className="justify-self-start font-semibold underline decoration-transparent underline-offset-4 wrap-anywhere hover:decoration-current"
        >
          {person || someone}
        </LocalizedLink>
        <span className="text-soft wrap-anywhere">
          {[inLanguage(job, language), client].filter(Boolean).join(', ')}
        </span>
        <span className="flex flex-wrap gap-x-3 text-soft">
          {kinds[kind]}
          {!isOver && <JoinLink interview={interview} />}
        </span>
      </div>
    </li>
  );
}
