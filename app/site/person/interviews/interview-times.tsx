import type { FormEvent } from 'react';
import { formatZonedDay } from '../../../../domain/interviews/format-time.ts';
import { nameTimeZone } from '../../../../domain/interviews/time-zone.ts';
import type { OwnInterview } from '../../../../domain/own-page.ts';
import { toZonedDay, toZonedTime } from '../../../../domain/time/zoned-time.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PersonMessages } from '../messages.en.ts';
import { OwnForm } from '../own-form.tsx';
import type { RunAction } from '../use-own-page.ts';

type InterviewTimesProps = {
  interview: OwnInterview;
  messages: PersonMessages['interviews'];
  runAction: RunAction;
};

/** Days that are shown at first; the others are folded. */
const firstDays = 4;

/** The times to choose from, by day, as buttons that work without JavaScript. */
export function InterviewTimes({ interview, messages, runAction }: InterviewTimesProps) {
  const language = useLanguage();
  const { id, time_zone: zone, state } = interview;
  const times = interview.times.filter((time) => !isSame(time, interview.starts_at));
  const days = [...Map.groupBy(times, (time) => toZonedDay(time, zone)).values()];
  if (days.length === 0) return <p className="measure-52">{messages.none}</p>;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const startsAt = new FormData(event.currentTarget).get('starts_at');
    const call = { action: 'book_interview', interview_id: id, starts_at: startsAt } as const;
    void runAction(call, messages.bookDone);
  };
  return (
    <OwnForm
      id={`interview-${id}`}
      call={{ action: 'book_interview', interview_id: id }}
      onSubmit={submit}
      className="grid gap-5"
    >
      <p className="text-soft">{fill(messages.zone, { zone: nameTimeZone(zone, language) })}</p>
      {days.slice(0, firstDays).map((day) => (
        <Day key={day[0]} times={day} zone={zone} />
      ))}
      {days.length > firstDays && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            {messages.moreDays}
          </summary>
          <div className="grid gap-5 pt-3">
            {days.slice(firstDays).map((day) => (
              <Day key={day[0]} times={day} zone={zone} />
            ))}
          </div>
        </details>
      )}
      <div className="sticky bottom-0 -mx-5 border-t border-line bg-page px-5 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0">
        <Button type="submit" size="medium" className="w-full sm:w-auto">
          {state === 'booked' ? messages.moveConfirm : messages.book}
        </Button>
      </div>
    </OwnForm>
  );
}

function Day({ times, zone }: { times: string[]; zone: string }) {
  const language = useLanguage();
  const [first = ''] = times;
  return (
    <fieldset>
      <legend className="pb-2 font-semibold first-letter:uppercase">
        {formatZonedDay(first, zone, language)}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(5.25rem,6rem))]">
        {times.map((time) => (
          <label
            key={time}
            className="relative grid min-h-11 cursor-pointer place-content-center rounded-xl bg-paper font-semibold tabular-nums shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-wool has-checked:bg-primary has-checked:text-on-primary has-checked:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="starts_at"
              value={time}
              required
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {toZonedTime(time, zone)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const isSame = (one: string, other: string | null) =>
  other !== null && Date.parse(one) === Date.parse(other);
