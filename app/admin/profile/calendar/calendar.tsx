import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { parseCalendarUrl } from '../../../../domain/interviews/calendar-url.ts';
import { nameCity, timeZones } from '../../../../domain/interviews/time-zone.ts';
import {
  defaultCalendar,
  type WorkingDay,
  weekdays,
} from '../../../../domain/interviews/working-hours.ts';
import { maxUrlLength } from '../../../../domain/limits.ts';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatTime, localeOf } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useStaff } from '../../shell/staff-context.ts';
import {
  calendarKey,
  findOwnCalendar,
  type OwnCalendar,
  saveOwnCalendar,
} from '../data/calendar.ts';
import { ProfilePanel } from '../panel.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { WorkingHours } from './working-hours.tsx';

type RecruiterCalendarProps = { messages: AdminMessages['profile'] };

/** The hours in which the recruiter can be booked for interviews. Editors hold no interviews. */
export function RecruiterCalendar({ messages }: RecruiterCalendarProps) {
  const { role } = useStaff();
  const { data: stored } = useClientQuery({
    queryKey: calendarKey,
    queryFn: findOwnCalendar,
    enabled: role !== 'editor',
    refetchInterval: ({ state }) => (isBeingRead(state.data) ? 3000 : false),
  });
  if (role === 'editor') return null;
  const { calendar } = messages;
  return (
    <ProfilePanel id="calendar" title={calendar.title} text={calendar.text}>
      {stored === undefined ? (
        <Skeleton className="h-60" />
      ) : (
        <CalendarForm stored={stored} messages={messages} />
      )}
      <CalendarFeed messages={calendar.feed} />
    </ProfilePanel>
  );
}

const isBeingRead = (stored: OwnCalendar | null | undefined) =>
  Boolean(stored?.url && !stored.readAt && !stored.error);

type CalendarFormProps = RecruiterCalendarProps & { stored: OwnCalendar | null };

function CalendarForm({ stored, messages }: CalendarFormProps) {
  const { calendar } = messages;
  const language = useLanguage();
  const { getClient } = useAuth();
  const queries = useQueryClient();
  const describeError = useDescribeError();
  const [hours, setHours] = useState<WorkingDay[]>(stored?.hours ?? defaultCalendar.hours);
  const [error, setError] = useState<string>();
  const { pending, onSubmit } = useSubmit(async (field) => {
    setError(undefined);
    const typedUrl = field('url').trim();
    const url = typedUrl === '' ? null : parseCalendarUrl(typedUrl);
    if (url === undefined) return setError(calendar.urlInvalid);
    try {
      await saveOwnCalendar(await getClient(), { timeZone: field('time_zone'), hours, url });
      await queries.invalidateQueries({ queryKey: calendarKey });
      toast.success(calendar.saved);
    } catch (error) {
      setError(describeError(error, calendar.failed));
    }
  });
  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      <SelectField
        label={calendar.zone}
        name="time_zone"
        defaultValue={stored?.timeZone ?? defaultCalendar.time_zone}
        className="sm:max-w-72"
      >
        {timeZones.map((zone) => (
          <option key={zone} value={zone}>
            {nameCity(zone, language)}
          </option>
        ))}
      </SelectField>
      <WorkingHours
        messages={calendar}
        days={weekdays.map((weekday) => ({ weekday, name: nameDay(weekday, localeOf(language)) }))}
        value={hours}
        onChange={setHours}
      />
      <InputField
        label={calendar.url}
        hint={calendar.urlHint}
        error={error ?? (stored?.error && calendar.urlErrors[stored.error])}
        name="url"
        type="url"
        defaultValue={stored?.url ?? ''}
        maxLength={maxUrlLength}
        autoComplete="off"
        spellCheck={false}
      />
      {stored?.url && !stored.error && (
        <p role="status" className="text-sm text-soft">
          {stored.readAt
            ? fill(calendar.readAt, { time: formatTime(new Date(stored.readAt), language) })
            : calendar.reading}
        </p>
      )}
      <Button type="submit" size="compact" disabled={pending} className="justify-self-start">
        {pending ? messages.saving : messages.save}
      </Button>
    </form>
  );
}

/** The first of June 2026 is a Monday. */
const nameDay = (weekday: number, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 5, weekday),
  );
