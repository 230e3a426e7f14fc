import { useState } from 'react';
import { type Days, type Period, putPeriod } from '../../../../domain/people/availability.ts';
import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { Section } from '../../kit/screens/section.tsx';
import { toLocalDay } from '../../kit/to-local-day.ts';
import { changeAvailability, type Freelancer, revertAvailability } from '../data.ts';
import { availabilityTones } from '../freelancer-columns.tsx';
import type { AdminFreelancersMessages } from '../messages.en.ts';
import { MonthGrid } from './month-grid.tsx';
import { PeriodForm, type WrittenPeriod } from './period-form.tsx';

type FreelancerCalendarProps = {
  freelancer: Freelancer;
  mutate: UndoableMutation;
  messages: AdminFreelancersMessages;
};

export function FreelancerCalendar({ freelancer, mutate, messages }: FreelancerCalendarProps) {
  const { calendar } = messages;
  const { person_id: id, periods } = freelancer;
  const [day, setDay] = useState(() => toLocalDay(new Date()));
  const [chosenDays, setChosenDays] = useState<Days>();
  const save = (written: WrittenPeriod) => {
    let change = { before: periods, after: periods };
    return mutate({
      work: async (client) => {
        change = await changeAvailability(client, id, (stored) => putPeriod(stored, written));
      },
      undo: (client) => revertAvailability(client, id, change),
      done: calendar.saved,
    });
  };

  return (
    <Section title={calendar.title}>
      <MonthGrid
        day={day}
        periods={periods}
        chosen={chosenDays}
        messages={messages}
        onMove={setDay}
        onChoose={setChosenDays}
      />
      <PeriodForm
        key={`${chosenDays?.from} ${chosenDays?.to}`}
        days={chosenDays ?? { from: day, to: day }}
        periods={periods}
        messages={messages}
        save={save}
      />
      <h3 className="pt-1 text-base">{calendar.periods}</h3>
      {periods.length === 0 && <p className="text-soft">{calendar.noPeriods}</p>}
      <ul className="grid gap-1">
        {periods.map((period) => (
          <PeriodRow
            key={period.from}
            period={period}
            messages={messages}
            onChoose={() => {
              setDay(period.from);
              setChosenDays({ from: period.from, to: period.to });
            }}
          />
        ))}
      </ul>
    </Section>
  );
}

type PeriodRowProps = { period: Period; messages: AdminFreelancersMessages; onChoose: () => void };

function PeriodRow({ period, messages, onChoose }: PeriodRowProps) {
  const language = useLanguage();
  const { calendar } = messages;
  const day = (value: string) => formatDay(new Date(`${value}T12:00`), language);
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="flex min-h-9 w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-2 py-1 text-left hover:bg-wool"
      >
        <Badge tone={availabilityTones[period.availability]}>
          {messages.availability[period.availability]}
        </Badge>
        <span className="tabular-nums">
          {period.to
            ? fill(calendar.range, { from: day(period.from), to: day(period.to) })
            : fill(calendar.openEnd, { from: day(period.from) })}
        </span>
        {period.note && <span className="text-soft">{period.note}</span>}
      </button>
    </li>
  );
}
