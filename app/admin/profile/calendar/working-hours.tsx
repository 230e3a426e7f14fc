import type { WorkingDay } from '../../../../domain/interviews/working-hours.ts';
import { fill } from '../../../i18n/format.ts';
import { CheckboxField, inputClass } from '../../../ui/fields/field.tsx';
import type { AdminMessages } from '../../messages.en.ts';

type WorkingHoursProps = {
  messages: AdminMessages['profile']['calendar'];
  days: { weekday: number; name: string }[];
  value: WorkingDay[];
  onChange: (value: WorkingDay[]) => void;
};

const defaultHours = { starts_at: '09:00', ends_at: '17:00' };

/** The times of each weekday at which interviews can be booked. */
export function WorkingHours({ messages, days, value, onChange }: WorkingHoursProps) {
  const put = (day: WorkingDay) =>
    onChange([...value.filter(({ weekday }) => weekday !== day.weekday), day]);
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1.5 font-semibold">{messages.hours}</legend>
      {days.map(({ weekday, name }) => {
        const day = value.find((hours) => hours.weekday === weekday);
        const time = (key: 'starts_at' | 'ends_at', label: string) =>
          day && (
            <input
              type="time"
              required
              step={900}
              aria-label={label}
              className={`${inputClass} w-34`}
              min={key === 'ends_at' ? day.starts_at : undefined}
              value={day[key]}
              onChange={({ currentTarget }) => put({ ...day, [key]: currentTarget.value })}
            />
          );
        return (
          <div
            key={weekday}
            className="grid min-h-12 items-center gap-x-3 sm:grid-cols-[8rem_auto]"
          >
            <CheckboxField
              label={<span className="inline-block first-letter:uppercase">{name}</span>}
              checked={day !== undefined}
              onChange={({ currentTarget }) =>
                currentTarget.checked
                  ? put({ weekday, ...defaultHours })
                  : onChange(value.filter((hours) => hours.weekday !== weekday))
              }
            />
            {day && (
              <div className="flex items-center gap-2 pb-2 sm:pb-0">
                {time('starts_at', fill(messages.dayFrom, { day: name }))}
                <span aria-hidden="true">–</span>
                {time('ends_at', fill(messages.dayTo, { day: name }))}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
