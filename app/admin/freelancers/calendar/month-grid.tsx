import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Days, findPeriod, type Period } from '../../../../domain/people/availability.ts';
import { localeOf } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toLocalDay } from '../../kit/to-local-day.ts';
import type { AdminFreelancersMessages } from '../messages.en.ts';
import { addMonths, moveByKey, weeksOf } from './month.ts';

type MonthGridProps = {
  /** The focused day; its month is shown. */
  day: string;
  periods: Period[];
  chosen: Days | undefined;
  messages: AdminFreelancersMessages;
  onMove: (day: string) => void;
  onChoose: (days: Days) => void;
};

const availabilityClasses = {
  available: 'bg-mint text-on-mint',
  partly: 'bg-amber-soft text-amber',
  booked: 'bg-lingon-soft text-lingon',
};

export function MonthGrid({ day, periods, chosen, messages, onMove, onChoose }: MonthGridProps) {
  const language = useLanguage();
  const { calendar, availability } = messages;
  const current = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);
  const weeks = weeksOf(day);
  const say = (value: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { ...style, timeZone: 'UTC' }).format(
      new Date(`${value}T00:00:00Z`),
    );

  useEffect(() => {
    if (!wantsFocus.current || !day) return;
    wantsFocus.current = false;
    current.current?.focus();
  }, [day]);

  function onKeyDown(event: KeyboardEvent) {
    const to = moveByKey(day, event.key);
    if (!to) return;
    event.preventDefault();
    wantsFocus.current = true;
    onMove(to);
  }

  /** The first press selects a day; a press on a later day extends the selection to a range. */
  function press(pressed: string) {
    onMove(pressed);
    const isSecond = chosen && chosen.from === chosen.to && pressed > chosen.from;
    onChoose({ from: isSecond ? chosen.from : pressed, to: pressed });
  }

  const describe = (date: string) => {
    const period = findPeriod(periods, date);
    const dateText = say(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const label = availability[period?.availability ?? 'unknown'];
    return [dateText, label, period?.note].filter(Boolean).join(', ');
  };

  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <b aria-live="polite" className="font-head text-base first-letter:uppercase">
          {say(day, { month: 'long', year: 'numeric' })}
        </b>
        <span className="flex items-center">
          <Button variant="quiet" size="compact" onClick={() => onMove(toLocalDay(new Date()))}>
            {calendar.today}
          </Button>
          <IconButton
            icon="previous"
            label={calendar.previous}
            onClick={() => onMove(addMonths(day, -1))}
          />
          <IconButton icon="next" label={calendar.next} onClick={() => onMove(addMonths(day, 1))} />
        </span>
      </div>
      <table
        aria-label={calendar.title}
        onKeyDown={onKeyDown}
        className="w-full table-fixed border-separate border-spacing-1"
      >
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" className="pb-1 text-xs font-semibold text-soft">
                {say(date, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const period = findPeriod(periods, date);
                const isChosen =
                  chosen && chosen.from <= date && (chosen.to === null || date <= chosen.to);
                return (
                  <td key={date} className="p-0">
                    <button
                      type="button"
                      ref={date === day ? current : undefined}
                      tabIndex={date === day ? 0 : -1}
                      aria-pressed={Boolean(isChosen)}
                      aria-current={date === toLocalDay(new Date()) ? 'date' : undefined}
                      onClick={() => press(date)}
                      className={clsx(
                        'relative grid h-11 w-full cursor-pointer place-content-center rounded-lg text-center leading-tight tabular-nums',
                        dayLook(period, date.slice(0, 7) === day.slice(0, 7)),
                        isChosen && 'ring-2 ring-primary ring-inset',
                        'aria-[current=date]:font-bold aria-[current=date]:underline',
                      )}
                    >
                      <span className="sr-only">{describe(date)}</span>
                      <span aria-hidden="true">{Number(date.slice(8))}</span>
                      <span aria-hidden="true" className="text-[.625rem] font-semibold">
                        {period && calendar.marks[period.availability]}
                      </span>
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-[.8125rem] text-soft">{calendar.keys}</p>
    </div>
  );
}

/** Days of adjacent months are dimmed; their letter still shows the availability. */
function dayLook(period: Period | undefined, isInMonth: boolean): string {
  if (!isInMonth) return 'text-soft';
  return period ? availabilityClasses[period.availability] : 'bg-page';
}
