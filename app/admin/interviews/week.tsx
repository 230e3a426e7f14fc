import { useSearchParams } from 'react-router';
import { toZonedDay } from '../../../domain/time/zoned-time.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill, localeOf } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDescribeError } from '../kit/actions/use-describe-error.ts';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { type Interview, interviewKeys, listBooked, listProposed } from './data.ts';
import { Day, WeekEntry } from './week-day.tsx';
import {
  addDays,
  mondayOf,
  today,
  weekFrom,
  weekNumber,
  browserZone as zone,
} from './week-days.ts';

export default function Interviews() {
  const messages = useMessages('interviews');
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Week />
    </RoleGate>
  );
}

function Week() {
  const { title, week: messages } = useMessages('interviews');
  const language = useLanguage();
  const describeError = useDescribeError();
  const { userId } = useStaff();
  const [params, setParams] = useSearchParams();
  const monday = mondayOf(parseDay(params.get('week')) ?? today(zone));
  const isMine = params.get('mine') === '1';
  const { days, from, to } = weekFrom(monday, zone);
  const { data, error } = useLiveTables({
    queryKey: interviewKeys.week(monday),
    queryFn: async (client) => ({
      booked: await listBooked(client, from, to),
      proposed: await listProposed(client),
    }),
    follow: [{ table: 'interviews' }, { table: 'interview_attendees' }],
  });
  const isShown = ({ staffIds }: Interview) => !isMine || staffIds.includes(userId);
  const change = (name: string, value: string | undefined) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const range = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: zone,
  }).formatRange(from, new Date(to.getTime() - 1));

  return (
    <Screen title={title}>
      <div className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg">
            {fill(messages.label, { number: String(weekNumber(monday)), range })}
          </h2>
          <div className="flex flex-wrap items-center gap-2">
            <Chip
              isOn={isMine}
              aria-pressed={isMine}
              onClick={() => change('mine', isMine ? undefined : '1')}
            >
              {messages.mine}
            </Chip>
            <Button
              variant="paper"
              size="compact"
              onClick={() => change('week', addDays(monday, -7))}
            >
              <span aria-hidden="true">←</span>
              <span className="sr-only">{messages.previous}</span>
            </Button>
            <Button variant="paper" size="compact" onClick={() => change('week', undefined)}>
              {messages.today}
            </Button>
            <Button
              variant="paper"
              size="compact"
              onClick={() => change('week', addDays(monday, 7))}
            >
              <span aria-hidden="true">→</span>
              <span className="sr-only">{messages.next}</span>
            </Button>
          </div>
        </div>
        {error && <p role="alert">{describeError(error, messages.loadFailed)}</p>}
        {!data && !error && <Skeleton className="h-72" />}
        {data && (
          <ol className="grid gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-7">
            {days.map((day) => (
              <Day
                key={day}
                day={day}
                interviews={data.booked.filter(
                  (interview) =>
                    isShown(interview) &&
                    interview.startsAt &&
                    toZonedDay(interview.startsAt, zone) === day,
                )}
              />
            ))}
          </ol>
        )}
        {data?.proposed.some(isShown) && (
          <section className="grid gap-2">
            <h2 className="text-lg">{messages.waiting}</h2>
            <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
              {data.proposed.filter(isShown).map((interview) => (
                <li key={interview.id}>
                  <WeekEntry interview={interview} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Screen>
  );
}

function parseDay(dayParameter: string | null): string | undefined {
  if (!dayParameter || !/^\d{4}-\d{2}-\d{2}$/.test(dayParameter)) return undefined;
  return Number.isNaN(Date.parse(dayParameter)) ? undefined : dayParameter;
}
