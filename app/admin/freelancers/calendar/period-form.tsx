import { type Availability, availabilities } from '../../../../domain/enums.ts';
import {
  type Days,
  findPeriod,
  maxPeriodNoteLength,
  type Period,
} from '../../../../domain/people/availability.ts';
import { Button } from '../../../ui/button.tsx';
import { InputField, SelectField } from '../../../ui/fields/field.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import type { AdminFreelancersMessages } from '../messages.en.ts';

export type WrittenPeriod = Days & { availability: Availability | null; note: string | null };

type PeriodFormProps = {
  days: Days;
  periods: Period[];
  messages: AdminFreelancersMessages;
  save: (period: WrittenPeriod) => Promise<boolean>;
};

/** Sets the availability of the selected days; the dates can also be typed. */
export function PeriodForm({ days, periods, messages, save }: PeriodFormProps) {
  const { calendar } = messages;
  const savedPeriod = findPeriod(periods, days.from);
  const { pending, onSubmit } = useSubmit(async (field) => {
    const from = field('from');
    const to = field('to') || null;
    const availability = availabilities.find((option) => option === field('availability')) ?? null;
    await save({
      from: to && to < from ? to : from,
      to: to && to < from ? from : to,
      availability,
      note: availability ? field('note').trim() || null : null,
    });
  });

  return (
    <form
      onSubmit={onSubmit}
      className="grid items-start gap-3 rounded-compact bg-wool p-3 sm:grid-cols-2"
    >
      <InputField name="from" type="date" label={calendar.from} defaultValue={days.from} required />
      <InputField
        name="to"
        type="date"
        label={calendar.to}
        hint={calendar.toHint}
        defaultValue={days.to ?? ''}
      />
      <SelectField
        name="availability"
        label={calendar.what}
        defaultValue={savedPeriod?.availability ?? 'booked'}
      >
        {availabilities.map((option) => (
          <option key={option} value={option}>
            {messages.availability[option]}
          </option>
        ))}
        <option value="">{calendar.clear}</option>
      </SelectField>
      <InputField
        name="note"
        label={calendar.note}
        maxLength={maxPeriodNoteLength}
        defaultValue={savedPeriod?.note ?? ''}
      />
      <div className="sm:col-span-2">
        <Button type="submit" size="compact" disabled={pending}>
          {calendar.save}
        </Button>
      </div>
    </form>
  );
}
